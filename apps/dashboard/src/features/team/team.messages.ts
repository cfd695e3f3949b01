import { teamValidation } from '@pressdock/api';
import { AGENCY_TEAM_SIZE } from '@pressdock/api/limits';
import { teamTitles } from './team.titles.messages.ts';

/**
 * Every sentence of the team page.
 * @see specification, sections 2, 5, 6 and 9
 */
export const teamMessages = {
  title: teamTitles.page,
  context: 'People who work in your account, each with their own sign-in.',
  loading: 'Loading team',
  fetchFailed: 'There was an error fetching your team.',
  size: (used: number, limit: number) => `${used} of ${limit} members and pending invitations`,
  full: `Your team is full. The Agency plan includes ${AGENCY_TEAM_SIZE} members and pending invitations. Remove a member, revoke an invitation, or switch to the Unlimited plan.`,
  ended:
    'Your plan does not include a team, so you cannot add members. Existing members keep their access until you remove them.',
  add: 'Add member',
  toPlans: 'Compare plans',
  never: 'Never',
  emptyTitle: 'No team members yet',
  empty: 'Members work in your account with their own e-mail address and password.',
  members: {
    title: 'Members',
    caption: 'Members, earliest first',
    columns: {
      name: 'Name',
      email: 'E-mail',
      joined: 'Joined',
      lastUsed: 'Last active',
      actions: 'Actions',
    },
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name} from the team`,
    none: 'No one has accepted an invitation yet.',
  },
  pending: {
    title: 'Pending invitations',
    caption: 'Pending invitations, newest first',
    columns: { email: 'E-mail', sent: 'Sent', expires: 'Expires', actions: 'Actions' },
    expired: 'Expired',
    resend: 'Resend',
    menu: (email: string) => `Actions for the invitation to ${email}`,
    resent: (email: string) => `Invitation sent to ${email} again`,
    resendFailed: 'There was an error sending the invitation.  Please try again.',
    revoke: 'Revoke',
  },
  invite: {
    title: 'Add member',
    description: 'They receive an e-mail with a link that works for 7 days.',
    email: 'Email',
    missing: teamValidation.emailRequired,
    confirm: 'Send invitation',
    cancel: 'Cancel',
    sent: (email: string) => `Invitation sent to ${email}`,
    failed: 'There was an error adding your member.  Please try again.',
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    body: 'They are signed out of your account immediately. Their changes remain. To return, they need a new invitation.',
    confirm: 'Remove member',
    failed: 'There was an error removing your member.  Please try again.',
  },
  revoke: {
    title: (email: string) => `Revoke the invitation to ${email}?`,
    body: 'The link in their e-mail stops working.',
    confirm: 'Revoke invitation',
    failed: 'There was an error revoking the invitation.  Please try again.',
  },
  noTeam: {
    title: 'Teams are part of the Agency and Unlimited plans',
    body: (plan: string) =>
      `Your plan: ${plan}. The Agency plan includes ${AGENCY_TEAM_SIZE} members besides the owner. The Unlimited plan includes any number of members.`,
  },
  viewing: 'You are viewing this account. Only its owner can change the team.',
  member: {
    title: (owner: string) => `You are on the team of ${owner}`,
    body: 'You can do almost everything in this account. Its team, API keys, exports, and payments are reserved for the owner.',
    leave: 'Leave team',
    question: (owner: string) => `Leave the team of ${owner}?`,
    consequence:
      'You lose access to this account immediately and return to your own. To come back, you need a new invitation.',
    failed: 'There was an error leaving the team.  Please try again.',
  },
} as const;
