import { AGENCY_TEAM_SIZE } from '@pressdock/api/limits';

/** What is said about teams and invitations. */
export const teamMessages = {
  noTeam: 'Your plan has no team. Please change to an agency or unlimited plan to invite members.',
  full: `Your team is full: an agency plan holds ${AGENCY_TEAM_SIZE} members and invitations together. Take one out, or change to an unlimited plan.`,
  self: 'This is your own address.',
  member: 'This person is a member of your team already.',
  invited: 'This person is invited already. You can send the invitation again.',
  teamTakesNone: 'This team takes no more members. Please ask whoever invited you.',
  inTeam: 'You are in a team already. Leave it first, then open the invitation again.',
  isOperator: "The operator's account cannot join a team.",
  ownsThings:
    'Your account has products, licenses, customers or a team of its own, which you could not reach as a member. Please join with another address.',
  notInTeam: 'You are not a member of a team.',
} as const;
