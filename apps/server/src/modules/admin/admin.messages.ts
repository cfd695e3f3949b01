/** Why an operator cannot do something with an account. */
export const adminMessages = {
  ofOperator: "An operator's account cannot be viewed.",
  deactivated: 'A deactivated account cannot be viewed.',
  own: 'You cannot do this with your own account. Another operator can.',
  operatorFirst: "This person is an operator. End this person's role first.",
  onlyOperator: 'This person is the only operator. Make another person an operator first.',
  noOperator: 'This person is not an operator.',
  isDeactivated: 'This account was deactivated by its owner.',
  isSuspended: 'This account is suspended. End the suspension first.',
  notSuspended: 'This account is not suspended.',
  isMember: 'A member of a team cannot become an operator. The person has to leave the team first.',
  unverified: 'This person has not verified their e-mail address yet.',
} as const;
