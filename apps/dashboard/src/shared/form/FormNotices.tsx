import { ConflictNotice } from './ConflictNotice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import type { FormSubject } from './form.messages.ts';
import type { FormControls } from './useForm.ts';

export interface FormNoticesProps {
  form: FormControls;
  subject?: FormSubject;
}

/** The notices above the fields of a form: a save that met a newer revision, and a stored draft. */
export function FormNotices({ form, subject }: FormNoticesProps) {
  return (
    <>
      {form.conflict ? (
        <ConflictNotice
          subject={subject}
          conflict={form.conflict}
          isPending={form.isPending}
          onSave={form.saveOverNewest}
          onLoad={form.loadNewest}
        />
      ) : null}
      {form.hasDraft ? (
        <DraftNotice onRestore={form.restoreDraft} onDiscard={form.discardDraft} />
      ) : null}
    </>
  );
}
