/** Errors about the operator's account. */
export const adminValidation = {
  operatorCodeWrong: 'This code is incorrect or was already used.',
} as const;
