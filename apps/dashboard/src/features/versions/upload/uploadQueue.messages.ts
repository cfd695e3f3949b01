import type { ProductKind } from '@pressdock/api';

/**
 * The sentences about packages on their way, and about leaving while they are.
 * @see specification, section 8
 */
export function uploadQueueMessages(kind: ProductKind) {
  return {
    title: 'Uploads',
    aside: (count: number) => (count === 1 ? '1 package' : `${count} packages`),
    dropTitle: (name: string) => `Drop to upload to ${name}`,
    drop: `Drop one or more .zip files of the ${kind} anywhere on this page.`,
    states: {
      draft: 'Not uploaded',
      waiting: 'Waiting for the previous upload',
      uploading: 'Uploading',
      checking: 'Uploaded. The package is being checked.',
      ready: 'Checked, not added yet',
      adding: 'Adding',
      importing: 'Adding',
      canceled: 'Canceled',
      failed: 'Failed',
    },
    withWarnings: (count: number) =>
      count === 1 ? 'Checked, with 1 warning' : `Checked, with ${count} warnings`,
    transfer: ({ percent, sent, total, speed, left }: TransferProgress) =>
      [`${percent}%`, `${sent} of ${total}`, speed && `${speed}/s`, left && `${left} left`]
        .filter(Boolean)
        .join(' · '),
    seconds: (seconds: number) =>
      seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`,
    add: (version: string) => `Add ${version}`,
    addAll: (count: number) => `Add all ${count}`,
    addAllHint:
      'Together, they are added as earlier versions, with the dates and changelogs in their readmes: sites are not offered them, and webhooks are not called. The button in a row releases that version to sites.',
    imported: (count: number) =>
      count === 1 ? '1 earlier version was added' : `${count} earlier versions were added`,
    review: 'Review',
    reviewOf: (file: string) => `Review ${file}`,
    cancel: 'Cancel upload',
    cancelOf: (file: string) => `Cancel upload of ${file}`,
    retry: 'Try again',
    retryOf: (file: string) => `Try again with ${file}`,
    remove: 'Remove',
    removeOf: (file: string) => `Remove ${file}`,
    leaveTitle: 'Leave and stop the uploads?',
    leave:
      'Some packages on this page have not been added as versions yet. You would have to upload them again.',
    leaveConfirm: 'Leave and stop',
    leaveCancel: 'Stay',
  };
}

interface TransferProgress {
  percent: number;
  sent: string;
  total: string;
  speed: string | null;
  left: string | null;
}
