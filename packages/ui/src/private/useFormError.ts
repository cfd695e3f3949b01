'use client';

import { useState } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { useSlottedContext } from 'react-aria-components/slots';

/**
 * What the form around says of the field called `name`, and a way to call that answered.
 *
 * As in every other field, an answer holds until the form brings new errors.
 */
export function useFormError(name: string | undefined) {
  const errors = useSlottedContext(FormContext)?.validationErrors;
  const [answered, setAnswered] = useState<typeof errors>();
  const messages = name === undefined || errors === answered ? undefined : errors?.[name];
  return {
    formError: [messages ?? []].flat().join(' '),
    answer: () => setAnswered(errors),
  };
}
