import { EmptyState, LinkButton, PageHeader, Stack, UsersIcon } from '@pressdock/ui';
import { useEffect, useState } from 'react';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { readInvitation, writeInvitation } from '../../shared/session/cookie.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { AnswerInvitation } from './AnswerInvitation.tsx';
import { InvitationGone } from './InvitationGone.tsx';
import { joinTeamMessages as words } from './joinTeam.messages.ts';
import { invitationAtoms } from './joinTeam.queries.ts';

/** Asks a person who signed in after pressing Join whether to accept the invitation. */
export function AcceptInvitationPage() {
  const [pendingUUID] = useState(readInvitation);
  return (
    <Stack gap="24">
      <PageTitle title={words.answer.page} />
      <PageHeader title={words.answer.page} />
      {pendingUUID === undefined ? (
        <EmptyState
          title={words.none.title}
          icon={<UsersIcon size={20} />}
          action={<LinkButton href={paths.home()}>{words.expired.toHome}</LinkButton>}
        >
          {words.none.body}
        </EmptyState>
      ) : (
        <Waiting pendingUUID={pendingUUID} />
      )}
    </Stack>
  );
}

function Waiting({ pendingUUID }: { pendingUUID: string }) {
  const { data, error, isFetching, refetch } = useAtomValue(invitationAtoms(pendingUUID));
  const isGone = error?.status === 404 || error?.status === 400;
  useEffect(() => {
    if (isGone) writeInvitation(undefined);
  }, [isGone]);
  if (data) return <AnswerInvitation pendingUUID={pendingUUID} invitation={data} />;
  if (isGone) return <InvitationGone isSignedIn />;
  if (error === null) return <AreaLoading label={words.loading} height={size.productBody} />;
  return (
    <FailureNotice isRetrying={isFetching} onRetry={refetch}>
      {words.fetchFailed}
    </FailureNotice>
  );
}
