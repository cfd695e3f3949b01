'use client';
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { withRef } from '../private/withRef.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { summaryItems, type ValidationErrors } from './summaryItems.ts';

export interface FormProps
  extends Omit<
    AriaFormProps,
    | 'children'
    | 'className'
    | 'style'
    | 'render'
    | 'validationErrors'
    | 'validationBehavior'
    | 'onSubmit'
  > {
  /** Called instead of the browser's native submission. May return a promise. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Messages by field name. Each appears below its field and in the summary, with a link to the field. */
  validationErrors?: ValidationErrors;
  /** An error that concerns the form as a whole. */
  errorMessage?: ReactNode;
  /** The title of the summary when fields have errors. */
  summaryTitle?: string;
  /** The form element, for example to reset it. */
  ref?: Ref<HTMLFormElement>;
  /** Fields with a `name`, and a button of type `submit`. */
  children: ReactNode;
}

function hasErrors(validationErrors: ValidationErrors | undefined, errorMessage: ReactNode) {
  return Boolean(errorMessage) || summaryItems(validationErrors).length > 0;
}

/**
 * A form with an error summary at the top. The summary receives focus once after each submission, unless
 * the user has typed since. The browser's validation bubbles are disabled.
 */
export const Form = withRef(function Form({
  onSubmit,
  validationErrors,
  errorMessage,
  summaryTitle,
  children,
  ...rest
}: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const wasSent = useRef(false);
  const [answers, setAnswers] = useState(0);
  const items = summaryItems(validationErrors);

  useEffect(() => {
    if (!wasSent.current || !hasErrors(validationErrors, errorMessage)) return;
    wasSent.current = false;
    summary.current?.focus();
  }, [validationErrors, errorMessage]);

  // Identical errors do not trigger the effect above, so this one also focuses the summary.
  useEffect(() => {
    if (answers > 0 && wasSent.current) summary.current?.focus();
  }, [answers]);

  return (
    <AriaForm
      {...rest}
      className={styles.form}
      validationBehavior="aria"
      validationErrors={validationErrors as AriaFormProps['validationErrors']}
      onSubmit={(event) => {
        if (onSubmit) event.preventDefault();
        wasSent.current = true;
        Promise.resolve(onSubmit?.(event)).finally(() => setAnswers((count) => count + 1));
      }}
      render={(props) => (
        <form
          {...props}
          onInput={() => {
            wasSent.current = false;
          }}
        />
      )}
    >
      {hasErrors(validationErrors, errorMessage) && (
        <ErrorSummary
          ref={summary}
          title={items.length > 0 ? summaryTitle : undefined}
          message={errorMessage}
          items={items}
        />
      )}
      {children}
    </AriaForm>
  );
});
