/**
 * Sentences about customers that more than one screen shows.
 * @see specification, sections 2, 5 and 8
 */
export const customerMessages = {
  pick: 'Customer',
  pickPlaceholder: 'Select a Customer',
  pickFailed: 'There was an error fetching customers.',
  pickNone: 'No customer matches.',
  fields: {
    email: 'E-mail address',
    first_name: 'First name',
    last_name: 'Last name',
    notes: 'Notes',
    notesHint: 'Only your account sees them.',
  },
  add: {
    title: 'Add customer',
    description: 'Whoever a license is sold to. Only the address is needed.',
    confirm: 'Add customer',
    cancel: 'Cancel',
    errorTitle: 'The customer was not added',
  },
} as const;
