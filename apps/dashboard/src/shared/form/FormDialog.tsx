import { Button, Dialog, type DialogSize, Form } from '@pressdock/ui';
import { type ReactNode, useId } from 'react';
import { FormNotices } from './FormNotices.tsx';
import { type FormSubject, formMessages } from './form.messages.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import type { FormControls, SimpleFormControls } from './useForm.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

export interface FormDialogProps {
  form: FormControls | SimpleFormControls;
  /** What the form edits, as the notice of a conflict names it. */
  subject?: FormSubject;
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
  /** Whether closing never asks, because the fields only describe an action, such as a deletion. */
  closesWithoutAsking?: boolean;
  /** Replaces the form after a submission. The same dialog stays open, so closing it returns the focus. */
  result?: { content: ReactNode; actions: ReactNode };
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A dialog with one form. It stays open, with what was typed, until a submission succeeds. Reports
 * conflicts, offers a draft, and asks before changes are lost.
 */
export function FormDialog({
  form,
  subject,
  title,
  description,
  size,
  submitLabel,
  isCritical = false,
  errorTitle,
  cancelLabel = formMessages.cancel,
  isCancelFocused = false,
  extraActions,
  closesWithoutAsking = false,
  result,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  const { errors } = form;
  const hasLosses = form.hasChanges && !closesWithoutAsking && result === undefined;
  const guard = useLeaveGuard(hasLosses);
  const close = () => guard.attempt(onClose);
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={close}
        size={size}
        title={title}
        description={description}
        actions={
          result?.actions ?? (
            <>
              <Button autoFocus={isCancelFocused} onPress={close}>
                {cancelLabel}
              </Button>
              {extraActions}
              <Button
                type="submit"
                form={formId}
                variant={isCritical ? 'critical' : 'primary'}
                isPending={form.isPending}
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
            onSubmit={form.submit}
            validationErrors={errors.fields}
            errorMessage={errors.message}
            summaryTitle={errors.title ?? errorTitle}
          >
            {'conflict' in form ? <FormNotices form={form} subject={subject} /> : null}
            {children}
          </Form>
        )}
      </Dialog>
      <UnsavedChangesDialog guard={guard} onLeave={'abandon' in form ? form.abandon : undefined} />
    </>
  );
}
