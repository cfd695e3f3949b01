import { Alert, Button } from '@pressdock/ui';
import { type FormSubject, formMessages } from './form.messages.ts';
import type { Conflict } from './form.rules.ts';

const { conflict: words } = formMessages;

export interface ConflictNoticeProps {
  /** What was changed elsewhere; unnamed where the dialog's title already names it. */
  subject?: FormSubject;
  conflict: Conflict;
  isPending: boolean;
  onSave: () => void;
  onLoad: () => void;
}

/** Reports that someone else saved meanwhile, and lets the person decide which changes to keep. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { subject, conflict, isPending, onSave, onLoad } = props;
  return (
    <Alert
      tone="caution"
      title={words.title(subject)}
      actions={
        <>
          <Button size="small" isPending={isPending} onPress={onSave}>
            {words.save}
          </Button>
          <Button size="small" isPending={isPending} onPress={onLoad}>
            {words.load}
          </Button>
        </>
      }
    >
      {conflict === 'unreadable' ? words.failed : words.body}
    </Alert>
  );
}
