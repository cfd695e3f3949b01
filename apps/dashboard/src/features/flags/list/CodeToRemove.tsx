import type { FlagResponse } from '@pressdock/api';
import { Alert, Button, CodeBlock, Dialog, Stack, Text } from '@pressdock/ui';
import { useState } from 'react';
import { flagListMessages } from './flagList.messages.ts';
import { staleGroups } from './staleFlags.rules.ts';

const { code: words } = flagListMessages;

/** A notice with the number of stale flags, which lists the identifiers to remove from the code. */
export function CodeToRemove({ flags }: { flags: readonly FlagResponse[] }) {
  const [isOpen, setOpen] = useState(false);
  const groups = staleGroups(flags);
  const count = groups.reduce((sum, { identifiers }) => sum + identifiers.length, 0);
  if (count === 0) return null;
  return (
    <>
      <Alert
        tone="info"
        actions={
          <Button size="small" onPress={() => setOpen(true)}>
            {words.open}
          </Button>
        }
      >
        {words.notice(count)}
      </Alert>
      {isOpen ? (
        <Dialog
          isOpen
          onOpenChange={setOpen}
          title={words.title}
          description={words.description}
          actions={<Button onPress={() => setOpen(false)}>{words.close}</Button>}
        >
          <Stack gap="20">
            {groups.map(({ reason, identifiers }) => (
              <Stack key={reason} gap="8">
                <Text as="p">{words.hints[reason]}</Text>
                <CodeBlock label={words.labels[reason]} code={identifiers.join('\n')} />
              </Stack>
            ))}
          </Stack>
        </Dialog>
      ) : null}
    </>
  );
}
