/** The kind of object that a form edits, as its sentences name it. */
export type FormSubject =
  | 'plugin'
  | 'theme'
  | 'license'
  | 'customer'
  | 'flag'
  | 'schedule'
  | 'account'
  | 'profile';

/** Sentences of every form and of every dialog that asks for something. */
export const formMessages = {
  cancel: 'Cancel',
  saved: 'Your changes have been saved.',
  leave: {
    title: 'Leave without saving?',
    body: 'Your unsaved changes will be lost.',
    confirm: 'Leave without saving',
    cancel: 'Stay',
  },
  draft: {
    title: 'You have unsaved changes from earlier',
    body: 'Your earlier changes to this form were not saved.',
    restore: 'Restore',
    discard: 'Discard',
  },
  conflict: {
    title: (subject?: FormSubject) =>
      `This${subject === undefined ? '' : ` ${subject}`} was changed elsewhere`,
    body: 'Someone saved other changes after you opened this form. Your changes are still here. Save them anyway, or discard them and load the latest.',
    save: 'Save my changes anyway',
    load: 'Discard my changes',
    failed: 'The latest changes could not be loaded. Please try again.',
  },
} as const;
