/**
 * Every sentence about an invitation to a team, before and after signing in.
 * @see specification, section 2, "/join-team"
 */
export const joinTeamMessages = {
  signingOut: 'Signing out',
  loading: 'Loading the invitation',
  fetchFailed: 'The invitation could not be read.  Please try again.',
  title: (inviter: string) => `${inviter} invites you`,
  lead: 'You would work in the account of this team, signed in as yourself.',
  facts: { team: 'Team', email: 'For', expiresAt: 'Open until' },
  join: 'Join team',
  afterwards:
    'Sign in, or create an account, with the address this invitation is for. Nothing changes before you confirm.',
  gone: {
    title: 'This invitation does not work any more',
    body: 'It was used, taken back, or is older than 7 days. Ask whoever invited you for a new one.',
    toLogin: 'Sign in',
    toHome: 'Go to your dashboard',
  },
  none: {
    title: 'No invitation is waiting',
    body: 'Open the link in your letter again and press “Join team”.',
  },
  answer: {
    page: 'Invitation',
    title: (team: string) => `Join the team of ${team}?`,
    body: 'From then on you work in their account: its plugins and themes, licenses and customers. Whatever you do there is theirs, and its audit log names you.',
    inviter: 'Invited by',
    you: 'You are signed in as',
    accept: 'Accept',
    decline: 'Decline',
    declined: (until: string) => `You did not join. The invitation stays open until ${until}.`,
    failed: 'There was an error joining the team.  Please try again.',
    another: 'Sign in as somebody else',
    anotherHint: (email: string) =>
      `You are signed in as ${email}. Sign in with the address the letter came to.`,
  },
} as const;
