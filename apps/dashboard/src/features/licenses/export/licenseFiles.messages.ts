import { formatBytes } from '../../../shared/format.ts';

/** Every sentence about exporting licenses. */
export const licenseFilesMessages = {
  file: 'licenses.csv',
  saving: 'Exporting licenses',
  saved: (bytes: number) => `${formatBytes(bytes)} so far`,
  cancel: 'Cancel export',
  failed: 'There was an error fetching your licenses.',
  done: 'Licenses exported',
} as const;
