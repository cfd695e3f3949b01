export const adminValidation = {
  operatorCodeWrong: 'This code is not right, or it was used before.',
} as const;
