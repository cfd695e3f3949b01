import { UPLOAD_TICKET_SECONDS } from '@pressdock/api/limits';
import type { StorageUsage } from './uploads.rules.ts';

const GIB = 1024 ** 3;

/** Reasons why no package can be uploaded. */
export const uploadMessages = {
  tooLarge: 'The zip file is larger than 100 MB.',
  diskFull:
    'The server has too little disk space left for this package. Ask its operator to free some space, then try again.',
  exceeded: {
    storedBytes: ({ storedBytes }: StorageUsage) =>
      `Your plan stores up to ${Math.round(storedBytes / GIB)} GB of packages, which this package would exceed. Delete versions you no longer need, change your plan or contact support.`,
    openTickets: ({ openTickets }: StorageUsage) =>
      `Your plan allows ${openTickets} uploads that are not versions yet. Add them as versions, or wait ${UPLOAD_TICKET_SECONDS / 60} minutes until they expire.`,
  },
} as const;
