import type { TraceHop } from '@pressdock/api';

/** The text of the dialog that traces a release. */
export const traceMessages = {
  title: 'Release trace',
  of: (version: string) => `Follows version ${version} from the repository to sites.`,
  none: 'Follows the newest push from the repository to sites.',
  loading: 'Checking each step…',
  failed: 'There was an error tracing the release.  Please try again.',
  again: 'Check again',
  close: 'Close',
  build: 'Open the build',
  list: 'Steps of the release',
  probed: 'Checked just now',
  hops: {
    host: 'Code host is reachable',
    webhook: 'Webhook exists',
    delivery: 'Push arrived',
    signature: 'Signature is valid',
    queue: 'Build started',
    fetch: 'Commit fetched',
    versionFile: 'Version file read',
    package: 'Package built',
    version: 'Version released',
    offered: 'First site offered the version',
    updated: 'First site updated',
  } satisfies Record<TraceHop, string>,
  states: { reached: 'Done', failed: 'Failed', waiting: 'Waiting', unknown: 'Unknown' },
} as const;
