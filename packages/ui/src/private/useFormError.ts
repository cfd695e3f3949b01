'use client';

import { useState } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { useSlottedContext } from 'react-aria-components/slots';

/**
 * Returns the form's error message for the field called `name`, and a function that dismisses it.
 *
 * As in every other field, a dismissed error stays hidden until the form passes new errors.
 */
export function useFormError(name: string | undefined) {
  const errors = useSlottedContext(FormContext)?.validationErrors;
  const [dismissed, setDismissed] = useState<typeof errors>();
  const messages = name === undefined || errors === dismissed ? undefined : errors?.[name];
  return {
    formError: [messages ?? []].flat().join(' '),
    dismiss: () => setDismissed(errors),
  };
}
