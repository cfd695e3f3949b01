import type { UserResponse } from '@pressdock/api';
import { Button, Card, Inline, Stack, Text } from '@pressdock/ui';
import { useState } from 'react';
import { ConfirmActionDialog } from '../../shared/form/ConfirmActionDialog.tsx';
import { paths } from '../../shared/paths.ts';
import { api } from '../../shared/server/api.ts';
import { switchAccount } from '../../shared/session/accountSwitch.ts';
import { teamMessages } from './team.messages.ts';

const { member: words } = teamMessages;

async function leaveTeam(): Promise<boolean> {
  const left = await api.delete('/api/v1/users/me/team');
  if (left.ok) switchAccount(paths.home());
  return left.ok;
}

/** Shows a member whose team they are in and lets them leave. */
export function MemberOfTeam({ owner }: { owner: UserResponse }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={words.title(owner.email)}>
      <Stack gap="16">
        <Text as="p">{words.body}</Text>
        <Inline>
          <Button onPress={() => setAsking(true)}>{words.leave}</Button>
        </Inline>
      </Stack>
      {isAsking ? (
        <ConfirmActionDialog
          title={words.question(owner.email)}
          confirmLabel={words.leave}
          failed={words.failed}
          perform={leaveTeam}
          onClose={() => setAsking(false)}
        >
          {words.consequence}
        </ConfirmActionDialog>
      ) : null}
    </Card>
  );
}
