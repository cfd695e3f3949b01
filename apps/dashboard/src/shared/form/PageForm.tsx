import { Alert, Form } from '@pressdock/ui';
import type { ReactNode } from 'react';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { type FormSubject, formMessages } from './form.messages.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import type { FormHandle } from './useForm.ts';

export interface PageFormProps {
  form: Omit<FormHandle<object>, 'values' | 'initial' | 'change' | 'field'>;
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
  const { errors, conflict } = form;
  return (
    <>
      <Form
        onSubmit={form.submit}
        validationErrors={errors.fields}
        errorMessage={errors.message}
        summaryTitle={errors.title ?? errorTitle}
      >
        {conflict ? (
          <ConflictNotice
            subject={subject}
            conflict={conflict}
            isPending={form.isPending}
            onSave={form.saveOverNewest}
            onLoad={form.loadNewest}
          />
        ) : null}
        {form.hasDraft ? (
          <DraftNotice onRestore={form.restoreDraft} onDiscard={form.discardDraft} />
        ) : null}
        {children}
        {form.isSaved ? <Alert tone="positive">{formMessages.saved}</Alert> : null}
        {actions}
      </Form>
      <UnsavedChangesDialog hasChanges={form.hasChanges} onLeave={form.abandon} />
    </>
  );
}
