/**
 * Every sentence about an invitation to a team, before and after signing in.
 * @see specification, section 2, "/join-team"
 */
export const joinTeamMessages = {
  signingOut: 'Signing out',
  loading: 'Loading invitation',
  fetchFailed: 'There was an error loading the invitation.  Please try again.',
  title: (inviter: string) => `${inviter} invited you`,
  lead: 'You will work in this team’s account with your own sign-in.',
  facts: { team: 'Team', email: 'For', expiresAt: 'Expires' },
  join: 'Join team',
  next: 'Sign in or create an account with the e-mail address this invitation was sent to. Nothing changes until you confirm.',
  expired: {
    title: 'This invitation no longer works',
    body: 'It was used or revoked, or it has expired. Ask for a new invitation.',
    toLogin: 'Sign in',
    toHome: 'Go to dashboard',
  },
  none: {
    title: 'No pending invitation',
    body: 'Open the link in your e-mail again and select “Join team”.',
  },
  answer: {
    page: 'Invitation',
    title: (team: string) => `Join the team of ${team}?`,
    body: 'You will work in their account, with its plugins, themes, licenses, and customers. Your changes belong to that account and appear in its audit log.',
    inviter: 'Invited by',
    you: 'You are signed in as',
    accept: 'Accept',
    decline: 'Decline',
    declined: (until: string) =>
      `You did not join the team. You can accept the invitation until ${until}.`,
    failed: 'There was an error joining the team.  Please try again.',
    another: 'Sign in as someone else',
    anotherHint: (email: string) =>
      `You are signed in as ${email}. Sign in with the e-mail address the invitation was sent to.`,
  },
} as const;
