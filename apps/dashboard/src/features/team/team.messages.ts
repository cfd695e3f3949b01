import { teamValidation } from '@pressdock/api';
import { AGENCY_TEAM_SIZE } from '@pressdock/api/limits';

/**
 * Every sentence of the team page.
 * @see specification, sections 2, 5, 6 and 9
 */
export const teamMessages = {
  title: 'Team',
  context: 'People who work in your account, each signed in as themselves.',
  loading: 'Loading your team',
  fetchFailed: 'There was an error fetching your team.',
  places: (used: number, limit: number) => `${used} of ${limit} places used`,
  full: `All ${AGENCY_TEAM_SIZE} places of the Agency plan are taken. Remove a member or take an invitation back to make room; the Unlimited plan has room for everybody.`,
  ended: (plan: string) =>
    `The plan ${plan} has no team, so nobody can be added. These members keep working in your account until you remove them.`,
  add: 'Add member',
  never: 'Never',
  emptyTitle: 'You work alone so far',
  empty: 'Whoever you add works in your account with an address and a password of their own.',
  members: {
    title: 'Members',
    caption: 'Members, the earliest first',
    columns: {
      name: 'Name',
      email: 'Email',
      joined: 'Joined',
      lastUsed: 'Last active',
      actions: 'Actions',
    },
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name} from the team`,
    none: 'Nobody has accepted an invitation yet.',
  },
  pending: {
    title: 'Pending invitations',
    caption: 'Pending invitations, the newest first',
    columns: { email: 'Email', sent: 'Sent', expires: 'Expires', actions: 'Actions' },
    expired: 'Expired',
    resend: 'Send again',
    menu: (email: string) => `Actions for the invitation of ${email}`,
    resent: (email: string) => `The invitation was sent to ${email} again`,
    resendFailed: 'There was an error sending the invitation.  Please try again.',
    revoke: 'Take back',
  },
  invite: {
    title: 'Add member',
    description: 'They get a letter with a link that works for 7 days.',
    email: 'Email',
    missing: teamValidation.emailRequired,
    confirm: 'Send invitation',
    cancel: 'Cancel',
    sent: (email: string) => `The invitation was sent to ${email}`,
    failed: 'There was an error adding your member.  Please try again.',
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    body: 'They are signed out of your account at once, wherever they are. What they changed stays. Only a new invitation brings them back.',
    confirm: 'Remove member',
    failed: 'There was an error removing your member.  Please try again.',
  },
  revoke: {
    title: (email: string) => `Take back the invitation of ${email}?`,
    body: 'The link in their letter leads nowhere from then on.',
    confirm: 'Take invitation back',
    failed: 'There was an error taking the invitation back.  Please try again.',
  },
  noTeam: {
    title: 'Teams come with the plans Agency and Unlimited',
    body: (plan: string) =>
      `This account has the plan ${plan}. With Agency up to ${AGENCY_TEAM_SIZE} people work in it beside its owner, with Unlimited as many as you like.`,
  },
  viewing: 'While you view this account, only its owner changes the team.',
  member: {
    title: (owner: string) => `You are in the team of ${owner}`,
    body: 'You work in this account as if it were yours. Its team, API keys, exports and payments are for the owner alone.',
    leave: 'Leave the team',
    question: (owner: string) => `Leave the team of ${owner}?`,
    consequence:
      'You lose access to this account at once and are back in your own. Only a new invitation brings you back.',
    failed: 'There was an error leaving the team.  Please try again.',
  },
} as const;
