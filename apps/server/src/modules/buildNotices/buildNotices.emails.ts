import { defineEmail } from '../../ports/email.ts';
import { notificationNote } from '../mail/emailNotes.messages.ts';

/** A build of a product from a repository. */
interface BuildContent {
  buildId: string;
  product: string;
  repository: string;
  ref: string;
  /** Null if the build failed before its commit was known. */
  commit: string | null;
  message: string | null;
}

const facts = ({ repository, ref, commit, message }: BuildContent): [string, string][] => [
  ['Repository', repository],
  ['Branch or tag', ref],
  ...(commit
    ? [['Commit', [commit.slice(0, 7), message].join(' ').trim()] as [string, string]]
    : []),
];

const buildPath = ({ buildId }: BuildContent) =>
  `/dashboard/continuous-integration/builds/${buildId}`;

/** Sent to the owner of an account after a build failed, unless the one before had the same cause. */
export const buildFailedEmail = defineEmail<BuildContent & { reason: string }>(
  'buildFailed',
  (content, page) => ({
    subject: `${content.product} could not be released`,
    paragraphs: [
      `A build of ${content.product} failed: ${content.reason}`,
      'The log shows each step. You receive no further e-mail about this cause until a build succeeds.',
    ],
    facts: facts(content),
    link: { label: 'Open the log', address: page(buildPath(content)) },
    note: notificationNote('build notifications'),
  }),
);

/** Sent to the owner of an account after a build released a version. */
export const buildReleasedEmail = defineEmail<BuildContent & { version: string }>(
  'buildReleased',
  (content, page) => ({
    subject: `${content.product} ${content.version} was released`,
    paragraphs: [
      `Version ${content.version} of ${content.product} was released from its repository.`,
    ],
    facts: facts(content),
    link: { label: 'Open the log', address: page(buildPath(content)) },
    note: notificationNote('build notifications'),
  }),
);
