export const teamValidation = {
  emailRequired: '"Email" is a required field.',
  invitationForOtherEmail: 'This invitation is for another email address.',
} as const;
