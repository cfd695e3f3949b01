/**
 * Sentences about customers that more than one screen shows.
 * @see specification, sections 2, 5 and 8
 */
export const customerMessages = {
  pick: 'Customer',
  pickPlaceholder: 'Select a Customer',
  pickFailed: 'There was an error fetching customers.',
  pickNone: 'No matching customers.',
  fields: {
    email: 'E-mail address',
    first_name: 'First name',
    last_name: 'Last name',
    notes: 'Notes',
    notesHint: 'Visible only to your account.',
  },
  add: {
    title: 'Add customer',
    description: 'A person or company you sell licenses to. Only the e-mail address is required.',
    confirm: 'Add customer',
    errorTitle: 'The customer was not added',
  },
} as const;
