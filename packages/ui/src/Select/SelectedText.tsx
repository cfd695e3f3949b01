'use client';
import { useContext } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { LabelContext } from 'react-aria-components/Label';
import { SelectStateContext } from 'react-aria-components/Select';
import { useSlottedContext } from 'react-aria-components/slots';
import * as shared from '../private/field.css.ts';
import { join } from '../private/join.ts';

/** The value of a read-only `Select`: a text field with the name and description that the button would have. */
export function SelectedText({ isPending }: { isPending: boolean | undefined }) {
  const state = useContext(SelectStateContext);
  const label = useSlottedContext(LabelContext);
  const trigger = useSlottedContext(ButtonContext);
  return (
    <Input
      readOnly
      value={state?.selectedItems[0]?.textValue ?? ''}
      aria-labelledby={label?.id}
      aria-describedby={trigger?.['aria-describedby']}
      aria-busy={isPending || undefined}
      disabled={trigger?.isDisabled}
      className={join(shared.control, isPending && shared.withEnd)}
    />
  );
}
