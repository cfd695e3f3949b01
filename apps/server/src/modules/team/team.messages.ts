import { AGENCY_TEAM_SIZE } from '@pressdock/api/limits';

/** Why a person cannot be invited, join or leave. */
export const teamMessages = {
  noTeam:
    'Your plan does not include a team. Please switch to the Agency or Unlimited plan to invite members.',
  full: `Your team is full. The Agency plan includes ${AGENCY_TEAM_SIZE} members and pending invitations. Please remove a member, revoke an invitation, or switch to the Unlimited plan.`,
  unpaid: 'You cannot invite members while a payment is overdue. Contact support to settle it.',
  unpaidInvoice:
    'You cannot invite members while an invoice is overdue. Pay it on the billing page.',
  self: 'This is your own e-mail address.',
  member: 'This person is already a member of your team.',
  invited: 'This person has already been invited. You can send the invitation again.',
  teamTakesNone: 'This team is full. Please contact the person who invited you.',
  inTeam: 'You are already a member of a team. Leave it first, then open the invitation again.',
  isOperator: "The operator's account cannot join a team.",
  ownsThings:
    'Your account has its own products, licenses, customers, or team, which you could not access as a member. Please join with another account.',
  notInTeam: 'You are not a member of a team.',
} as const;
