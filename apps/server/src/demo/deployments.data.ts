import { entryFault } from '../modules/packages/entries.rules.ts';
import { checkVersionFile } from '../modules/packages/packageVersion.rules.ts';

/** The message of the check, as authors see it. */
const { message: wrongHeader } = entryFault(
  'version_differs',
  'tidy-checkout/tidy-checkout.php',
  checkVersionFile('2.5.0', '2.5.1') ?? '',
);

/** How a build of the demo ended. */
export type DemoResult =
  | { status: 'released'; version: string; latest: string; bytes: number; files: number }
  | { status: 'skipped'; version: string; latest: string }
  | { status: 'denied' }
  | { status: 'invalid'; version: string; latest: string; bytes: number; reason: string };

/** A push to a repository of the demo, and the build that it caused. */
export interface DemoBuild {
  /** The commit's message. */
  message: string;
  trigger: 'push' | 'tag' | 'manual';
  ref: string;
  /** Days before now; a released build ended when its version was released. */
  daysAgo: number;
  result: DemoResult;
}

/** A product of the demo that is deployed from a repository, whose host does not exist. */
export interface DemoDeployment {
  slug: string;
  repository: string;
  url: string;
  branch: string;
  path: string;
  /** Newest first. */
  builds: readonly DemoBuild[];
}

/** The deployments of the demo. */
export const demoDeployments: readonly DemoDeployment[] = [
  {
    slug: 'tidy-checkout',
    repository: 'mara/tidy-checkout',
    url: 'ssh://git@git.marareyes.example/mara/tidy-checkout.git',
    branch: 'main',
    path: '',
    builds: [
      {
        message: 'Document the filter for gift messages',
        trigger: 'push',
        ref: 'main',
        daysAgo: 0.2,
        result: { status: 'skipped', version: '2.5.1', latest: '2.5.1' },
      },
      {
        message: 'Round the tax of subscriptions as WooCommerce does',
        trigger: 'push',
        ref: 'main',
        daysAgo: 7,
        result: { status: 'released', version: '2.5.1', latest: '2.5.0', bytes: 184_202, files: 9 },
      },
      {
        message: 'Prepare 2.5.1',
        trigger: 'push',
        ref: 'main',
        daysAgo: 7.7,
        result: {
          status: 'invalid',
          version: '2.5.1',
          latest: '2.5.0',
          bytes: 184_010,
          reason: wrongHeader,
        },
      },
      {
        message: 'Show the next payment of subscriptions',
        trigger: 'tag',
        ref: 'v2.5.0',
        daysAgo: 33,
        result: { status: 'released', version: '2.5.0', latest: '2.4.1', bytes: 183_554, files: 9 },
      },
    ],
  },
  {
    slug: 'harbor-forms',
    repository: 'mara/harbor-forms',
    url: 'ssh://git@git.marareyes.example/mara/harbor-forms.git',
    branch: 'main',
    path: '',
    builds: [
      {
        message: '',
        trigger: 'push',
        ref: 'main',
        daysAgo: 1.1,
        result: { status: 'denied' },
      },
      {
        message: 'New field: signature, drawn or typed',
        trigger: 'push',
        ref: 'main',
        daysAgo: 26,
        result: { status: 'released', version: '1.6.0', latest: '1.5.1', bytes: 96_120, files: 7 },
      },
    ],
  },
  {
    slug: 'northlight',
    repository: 'mara/themes',
    url: 'ssh://git@git.marareyes.example/mara/themes.git',
    branch: 'main',
    path: 'northlight',
    builds: [
      {
        message: 'Load galleries twice as fast on slow connections',
        trigger: 'manual',
        ref: 'main',
        daysAgo: 18,
        result: {
          status: 'released',
          version: '1.5.0',
          latest: '1.4.1',
          bytes: 1_204_880,
          files: 6,
        },
      },
    ],
  },
];
