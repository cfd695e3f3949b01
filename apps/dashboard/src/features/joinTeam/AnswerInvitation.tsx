import type { InvitationResponse } from '@pressdock/api';
import {
  Alert,
  Button,
  Card,
  DescriptionItem,
  DescriptionList,
  Inline,
  LinkButton,
  Stack,
  Text,
} from '@pressdock/ui';
import { useState } from 'react';
import { personAtom } from '../../entities/user/user.queries.ts';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { formatDate } from '../../shared/format.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { Day } from '../../shared/page/Day.tsx';
import { formColumn } from '../../shared/page/page.css.ts';
import { paths } from '../../shared/paths.ts';
import { api } from '../../shared/server/api.ts';
import { switchAccount } from '../../shared/session/accountSwitch.ts';
import { writeInvitation } from '../../shared/session/cookie.ts';
import { useAtomValue } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { InvitationGone } from './InvitationGone.tsx';
import { joinTeamMessages } from './joinTeam.messages.ts';
import { type AcceptFailure, acceptFailure, isStillOpen } from './joinTeam.rules.ts';

const { answer: words, facts } = joinTeamMessages;

interface Failure {
  kind: AcceptFailure;
  message: string;
}

export interface AnswerInvitationProps {
  pendingUUID: string;
  invitation: InvitationResponse;
}

/** Names the team and asks the person signed in for an answer. */
export function AnswerInvitation({ pendingUUID, invitation }: AnswerInvitationProps) {
  const person = useAtomValue(personAtom);
  const [failure, setFailure] = useState<Failure>();
  const { isPending, run } = useSubmission();

  const accept = () =>
    run(async () => {
      setFailure(undefined);
      const joined = await api.post('/api/v1/users/me/join-team', { body: { pendingUUID } });
      const kind = joined.ok ? undefined : acceptFailure(joined.status);
      if (kind === undefined || !isStillOpen(kind)) writeInvitation(undefined);
      if (joined.ok) switchAccount(paths.home());
      else if (kind) setFailure({ kind, message: joined.error.message });
    });
  const decline = () => {
    writeInvitation(undefined);
    toasts.add({ title: words.declined(formatDate(invitation.expiresAt)), tone: 'neutral' });
    navigate(paths.home());
  };

  if (failure?.kind === 'gone') return <InvitationGone isSignedIn />;
  return (
    <div className={formColumn}>
      <Card title={words.title(invitation.team)}>
        <Stack gap="20">
          {failure ? <Refusal failure={failure} email={person?.email ?? ''} /> : null}
          <Text as="p">{words.body}</Text>
          <DescriptionList>
            <DescriptionItem term={words.inviter}>{invitation.inviter}</DescriptionItem>
            <DescriptionItem term={facts.email}>{invitation.email}</DescriptionItem>
            <DescriptionItem term={words.you}>{person?.email ?? '…'}</DescriptionItem>
            <DescriptionItem term={facts.expiresAt}>
              <Day moment={invitation.expiresAt} />
            </DescriptionItem>
          </DescriptionList>
          <Inline gap="8">
            {failure === undefined || failure.kind === 'failed' ? (
              <Button variant="primary" isPending={isPending} onPress={accept}>
                {words.accept}
              </Button>
            ) : null}
            {failure?.kind === 'refused' ? (
              <LinkButton href={paths.home()}>{joinTeamMessages.expired.toHome}</LinkButton>
            ) : (
              <Button onPress={decline}>{words.decline}</Button>
            )}
          </Inline>
        </Stack>
      </Card>
    </div>
  );
}

function Refusal({ failure: { kind, message }, email }: { failure: Failure; email: string }) {
  if (kind !== 'otherAddress') {
    return <Alert tone="critical">{kind === 'failed' ? words.failed : message}</Alert>;
  }
  return (
    <Alert
      tone="critical"
      title={message}
      actions={
        <LinkButton size="small" href={paths.logout()}>
          {words.another}
        </LinkButton>
      }
    >
      {words.anotherHint(email)}
    </Alert>
  );
}
