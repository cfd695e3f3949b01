import type { VersionStatusResponse } from '@pressdock/api';
import { describe, expect, it } from 'vitest';
import {
  type DeploymentStatus,
  deployKeyStatus,
  itemVersionStatus,
  overallStatus,
  slugStatus,
  versionFileStatus,
  webhookStatus,
} from './deployment.rules.ts';

const good = { deployKey: true, webhook: true, githubActionsConfigured: false, problem: null };
const versions: VersionStatusResponse = {
  pressdockDotVersion: '1.2.0',
  itemVersion: '1.2.0',
  versionsMatch: true,
  slugMatchesRepository: true,
  problem: null,
};

/** The tone, the badge, and the beginning of the next step. */
type Expected = readonly [tone: string, text: string, nextStep?: string];

function expectStatus(status: DeploymentStatus | undefined, [tone, text, nextStep]: Expected) {
  expect(status).toMatchObject({ tone, text });
  if (nextStep === undefined) expect(status?.nextStep).toBeUndefined();
  else expect(status?.nextStep).toContain(nextStep);
}

// Specification, section 8: every text is a badge of continuous deployment, with one next step.
describe('the webhook, by section 8', () => {
  it.each<[string, Partial<typeof good>, 'github' | 'git', Expected]>([
    ['is configured', {}, 'github', ['positive', 'Configured']],
    [
      'asks to add it again at a code host',
      { webhook: false },
      'github',
      ['caution', 'Webhook not configured correctly', 'Add the webhook again'],
    ],
    [
      'asks to add it by hand at another Git server',
      { webhook: false },
      'git',
      ['caution', 'Webhook not configured correctly', 'at your Git server'],
    ],
    [
      'is disabled in GitHub Actions mode, without a warning',
      { webhook: false, githubActionsConfigured: true },
      'github',
      ['neutral', 'Disabled for GitHub Actions', 'workflow'],
    ],
  ])('%s', (_promise, changes, source, expected) => {
    expectStatus(webhookStatus({ ...good, ...changes }, source), expected);
  });
});

describe('the deploy key, by section 8', () => {
  it.each<[string, boolean, 'gitlab' | 'git', Expected]>([
    ['is configured', true, 'gitlab', ['positive', 'Configured']],
    [
      'asks to connect again at a code host',
      false,
      'gitlab',
      ['caution', 'Deploy key not configured correctly', 'Connect the repository again'],
    ],
    [
      'asks to add the public key at another Git server',
      false,
      'git',
      ['caution', 'Deploy key not configured correctly', 'public key'],
    ],
  ])('%s', (_promise, deployKey, source, expected) => {
    expectStatus(deployKeyStatus({ deployKey }, source), expected);
  });
});

describe('the versions at the head of the branch, by section 8', () => {
  it.each<[string, string | null, string, Expected]>([
    ['shows the version in the file', '1.2.0', '', ['positive', '1.2.0']],
    [
      'names the file that is missing, and the branch',
      null,
      '',
      ['caution', 'No pressdock.version file found', 'the repository on the branch main'],
    ],
    [
      'names the folder of a repository with several products',
      null,
      'packages/quiet',
      ['caution', 'No pressdock.version file found', 'the folder packages/quiet'],
    ],
  ])('%s', (_promise, pressdockDotVersion, path, expected) => {
    expectStatus(versionFileStatus({ pressdockDotVersion }, { branch: 'main', path }), expected);
  });

  it.each<[string, Partial<VersionStatusResponse>, 'plugin' | 'theme', Expected]>([
    ['shows the version in the header', {}, 'plugin', ['positive', '1.2.0']],
    [
      'finds no version in a plugin',
      { itemVersion: null, versionsMatch: false },
      'plugin',
      ['caution', 'Plugin version not found', 'main file'],
    ],
    [
      'finds no version in a theme',
      { itemVersion: null, versionsMatch: false },
      'theme',
      ['caution', 'Theme version not found', 'style.css'],
    ],
    [
      'names both versions that do not match',
      { itemVersion: '1.3.0', versionsMatch: false },
      'plugin',
      ['caution', 'Versions do not match', 'contains 1.2.0, and the plugin’s header 1.3.0'],
    ],
    [
      'compares nothing while the version file is missing',
      { pressdockDotVersion: null, versionsMatch: false },
      'plugin',
      ['positive', '1.2.0'],
    ],
  ])('%s', (_promise, changes, kind, expected) => {
    expectStatus(itemVersionStatus({ ...versions, ...changes }, kind), expected);
  });
});

describe('the name of the repository, by section 8', () => {
  it('needs no badge if the slug matches', () => {
    expect(slugStatus(versions, 'quiet', 'acme/quiet')).toBeUndefined();
  });

  it('is named beside the slug if they differ', () => {
    const status = slugStatus({ slugMatchesRepository: false }, 'quiet', 'acme/loud');
    expectStatus(status, [
      'caution',
      'Slug does not match repository name',
      'The slug is quiet and the repository acme/loud',
    ]);
  });
});

describe('the whole configuration, by section 8', () => {
  const ok: DeploymentStatus = { tone: 'positive', text: 'Configured' };
  const off: DeploymentStatus = { tone: 'neutral', text: 'Disabled for GitHub Actions' };
  const bad: DeploymentStatus = { tone: 'caution', text: 'Versions do not match' };

  it.each<[string, (DeploymentStatus | undefined)[], string | undefined]>([
    ['is configured if every part is', [ok, ok], 'Configured'],
    ['is configured in GitHub Actions mode', [ok, off], 'Configured'],
    ['is invalid if one part is', [ok, bad], 'Invalid configuration'],
    ['is invalid even while other parts are loading', [undefined, bad], 'Invalid configuration'],
    ['is unknown while a part is loading', [ok, undefined], undefined],
  ])('%s', (_promise, parts, expected) => {
    expect(overallStatus(parts)?.text).toBe(expected);
  });
});
