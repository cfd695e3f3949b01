import type { InvitationResponse } from '@pressdock/api';
import { Button, DescriptionItem, DescriptionList, Spinner, Text } from '@pressdock/ui';
import { useEffect } from 'react';
import { isSignedInAtom, signOutAtom } from '../../entities/session/session.atoms.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import * as styles from '../../shared/page/AuthLayout.css.ts';
import { AuthLayout } from '../../shared/page/AuthLayout.tsx';
import { Day } from '../../shared/page/Day.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { paths } from '../../shared/paths.ts';
import { writeInvitation } from '../../shared/session/cookie.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { InvitationGone } from './InvitationGone.tsx';
import { joinTeamMessages as words } from './joinTeam.messages.ts';
import { invitationAtoms } from './joinTeam.queries.ts';

/**
 * Shows an invitation to anyone who opened its link. A person who is signed in is signed out first.
 * @see specification, section 2, "/join-team"
 */
export function JoinTeamPage({ pendingUUID }: { pendingUUID: string }) {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const signOut = useSetAtom(signOutAtom);
  useEffect(() => {
    if (isSignedIn) void signOut();
  }, [isSignedIn, signOut]);
  if (!isSignedIn) return <Invitation pendingUUID={pendingUUID} />;
  return (
    <AuthLayout title={words.signingOut}>
      <Spinner label={words.signingOut} />
    </AuthLayout>
  );
}

function Invitation({ pendingUUID }: { pendingUUID: string }) {
  const { data, error, isFetching, refetch } = useAtomValue(invitationAtoms(pendingUUID));
  if (data) return <OpenInvitation pendingUUID={pendingUUID} invitation={data} />;
  if (error?.status === 404 || error?.status === 400) {
    return (
      <AuthLayout title={words.answer.page}>
        <InvitationGone isSignedIn={false} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={words.answer.page}>
      {error ? (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {words.fetchFailed}
        </FailureNotice>
      ) : (
        <Spinner label={words.loading} />
      )}
    </AuthLayout>
  );
}

interface OpenInvitationProps {
  pendingUUID: string;
  invitation: InvitationResponse;
}

function OpenInvitation({ pendingUUID, invitation }: OpenInvitationProps) {
  const join = () => {
    writeInvitation(pendingUUID);
    navigate(paths.login());
  };
  return (
    <AuthLayout title={words.title(invitation.inviter)}>
      <Text as="p">{words.lead}</Text>
      <DescriptionList>
        <DescriptionItem term={words.facts.team}>{invitation.team}</DescriptionItem>
        <DescriptionItem term={words.facts.email}>{invitation.email}</DescriptionItem>
        <DescriptionItem term={words.facts.expiresAt}>
          <Day moment={invitation.expiresAt} />
        </DescriptionItem>
      </DescriptionList>
      <div className={styles.submit}>
        <Button variant="primary" onPress={join}>
          {words.join}
        </Button>
      </div>
      <Text as="p" tone="muted" size="13">
        {words.next}
      </Text>
    </AuthLayout>
  );
}
