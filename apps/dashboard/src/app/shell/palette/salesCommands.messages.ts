/** What the palette offers to do about licences and customers. */
export const salesCommandsMessages = {
  add: 'Add license',
  import: 'Import licenses',
  refusals: 'Why was a license refused?',
  offline: 'Offline licenses',
} as const;
