import { EmptyState, LinkButton, UsersIcon } from '@pressdock/ui';
import { paths } from '../../shared/paths.ts';
import { joinTeamMessages } from './joinTeam.messages.ts';

const { expired: words } = joinTeamMessages;

/**
 * Shown for an invitation that was used or revoked, or that has expired; they are
 * indistinguishable.
 */
export function InvitationGone({ isSignedIn }: { isSignedIn: boolean }) {
  const href = isSignedIn ? paths.home() : paths.login();
  return (
    <EmptyState
      title={words.title}
      icon={<UsersIcon size={20} />}
      action={<LinkButton href={href}>{isSignedIn ? words.toHome : words.toLogin}</LinkButton>}
    >
      {words.body}
    </EmptyState>
  );
}
