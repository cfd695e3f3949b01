'use client';
import { useId } from 'react';
import { ErrorText, type FieldProps } from './Field.tsx';
import * as styles from './field.css.ts';
import { join } from './join.ts';
import { useFormError } from './useFormError.ts';

interface StandaloneFieldProps extends Pick<FieldProps, 'description' | 'errorMessage'> {
  /** The field's name in the form. */
  name?: string;
}

/** The props of `StandaloneMessages`. */
interface StandaloneMessagesProps extends Pick<FieldProps, 'description'> {
  id: string;
  error: string;
}

/** Returns the ids, error and description props of a control that react-aria-components does not provide with messages. */
export function useStandaloneField({ name, description, errorMessage }: StandaloneFieldProps) {
  const id = useId();
  const { formError, dismiss } = useFormError(name);
  const error = errorMessage || formError;
  const describedBy = join(description ? `${id}-description` : null, error && `${id}-error`);
  return {
    messages: { id, description, error } satisfies StandaloneMessagesProps,
    isInvalid: error !== '',
    describedBy: describedBy || undefined,
    dismiss,
  };
}

/** The description and the error message of such a control, placed as in every other field. */
export function StandaloneMessages({ id, description, error }: StandaloneMessagesProps) {
  return (
    <>
      {description && (
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          <ErrorText>{error}</ErrorText>
        </span>
      )}
    </>
  );
}
