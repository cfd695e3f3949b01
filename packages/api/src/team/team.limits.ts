/** How many members and waiting invitations an agency plan holds together. */
export const AGENCY_TEAM_SIZE = 3;

/** How long an invitation waits, in seconds. */
export const INVITATION_SECONDS = 7 * 24 * 60 * 60;
