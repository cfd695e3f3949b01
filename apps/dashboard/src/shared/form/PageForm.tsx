import { Alert, Form } from '@pressdock/ui';
import type { ReactNode } from 'react';
import { FormNotices } from './FormNotices.tsx';
import { type FormSubject, formMessages } from './form.messages.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import type { FormControls } from './useForm.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

export interface PageFormProps {
  form: FormControls;
  subject: FormSubject;
  /** The title above the list of field errors. */
  errorTitle: string;
  /** The fields. */
  children: ReactNode;
  /** The buttons at the end. */
  actions: ReactNode;
}

/** A form that fills a page: reports conflicts, offers a draft, and asks before changes are lost. */
export function PageForm({ form, subject, errorTitle, children, actions }: PageFormProps) {
  const { errors } = form;
  const guard = useLeaveGuard(form.hasChanges);
  return (
    <>
      <Form
        onSubmit={form.submit}
        validationErrors={errors.fields}
        errorMessage={errors.message}
        summaryTitle={errors.title ?? errorTitle}
      >
        <FormNotices form={form} subject={subject} />
        {children}
        {form.isSaved ? <Alert tone="positive">{formMessages.saved}</Alert> : null}
        {actions}
      </Form>
      <UnsavedChangesDialog guard={guard} onLeave={form.abandon} />
    </>
  );
}
