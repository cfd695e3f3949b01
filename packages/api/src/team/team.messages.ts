/** Errors about team members and invitations. @see specification, section 5, "Team member" */
export const teamValidation = {
  emailRequired: '"Email" is a required field.',
  invitationForOtherEmail: 'This invitation was sent to another e-mail address.',
} as const;
