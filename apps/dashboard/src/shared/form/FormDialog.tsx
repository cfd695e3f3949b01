import { Button, Dialog, type DialogSize, Form } from '@pressdock/ui';
import { type ReactNode, useId } from 'react';
import { formMessages } from './form.messages.ts';
import type { FormErrors } from './formErrors.rules.ts';

export interface FormDialogProps {
  form: { errors: FormErrors; isPending: boolean; submit: () => void };
  title: string;
  description?: string;
  size?: DialogSize;
  submitLabel: string;
  /** Whether submitting deletes something. */
  isCritical?: boolean;
  /** The title above the list of field errors. */
  errorTitle?: string;
  cancelLabel?: string;
  /** Whether the focus starts on Cancel, for a form that only confirms. */
  isCancelFocused?: boolean;
  /** Further buttons between Cancel and the submit button. */
  extraActions?: ReactNode;
  /** Replaces the form after a submission. The same dialog stays open, so closing it returns the focus. */
  result?: { content: ReactNode; actions: ReactNode };
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with one form. It stays open, with what was typed, until a submission succeeds. */
export function FormDialog({
  form: { errors, isPending, submit },
  title,
  description,
  size,
  submitLabel,
  isCritical = false,
  errorTitle,
  cancelLabel = formMessages.cancel,
  isCancelFocused = false,
  extraActions,
  result,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size={size}
      title={title}
      description={description}
      actions={
        result?.actions ?? (
          <>
            <Button autoFocus={isCancelFocused} onPress={onClose}>
              {cancelLabel}
            </Button>
            {extraActions}
            <Button
              type="submit"
              form={formId}
              variant={isCritical ? 'critical' : 'primary'}
              isPending={isPending}
            >
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      {result?.content ?? (
        <Form
          id={formId}
          onSubmit={submit}
          validationErrors={errors.fields}
          errorMessage={errors.message}
          summaryTitle={errors.title ?? errorTitle}
        >
          {children}
        </Form>
      )}
    </Dialog>
  );
}
