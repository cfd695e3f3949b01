import { Alert, Button } from '@pressdock/ui';
import { formMessages } from './form.messages.ts';

const { draft: words } = formMessages;

export interface DraftNoticeProps {
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers the unsaved changes from before a reload. */
export function DraftNotice({ onRestore, onDiscard }: DraftNoticeProps) {
  return (
    <Alert
      tone="info"
      title={words.title}
      actions={
        <>
          <Button size="small" onPress={onRestore}>
            {words.restore}
          </Button>
          <Button size="small" onPress={onDiscard}>
            {words.discard}
          </Button>
        </>
      }
    >
      {words.body}
    </Alert>
  );
}
