/** Why an account cannot be viewed. */
export const adminMessages = {
  ofOperator: "An operator's account cannot be viewed.",
  deactivated: 'A deactivated account cannot be viewed.',
} as const;
