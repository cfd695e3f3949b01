import type { BranchResponse, ConnectedResponse, RepositoryResponse } from '@pressdock/api';
import { describe, expect, it, test } from 'vitest';
import { fieldErrors, noErrors } from '../../../../shared/form/formErrors.rules.ts';
import {
  type ConnectEvent,
  type ConnectState,
  connectFailure,
  defaultBranch,
  explainRejection,
  newConnect,
  nextConnect,
  searchRepositories,
  stepErrors,
} from './connect.rules.ts';

const repository: RepositoryResponse = {
  _id: 'r1',
  full_name: 'harbor/quiet-checkout',
  source: 'git',
  url: 'ssh://git@git.example.com/quiet.git',
  defaultBranch: null,
  isPrivate: true,
  publicKey: 'ssh-ed25519 AAAA',
  hostKey: null,
};
const connected: ConnectedResponse = {
  repositoryId: 'r1',
  branch: 'main',
  deployKey: true,
  webhook: false,
  webhookUrl: 'https://dock.example/push',
  webhookSecret: 's3cret',
};
const after = (...events: ConnectEvent[]): ConnectState => events.reduce(nextConnect, newConnect);
const selected: ConnectEvent = { type: 'changed', values: { repositoryId: 'r1' } };
const onBranch: ConnectEvent[] = [
  selected,
  { type: 'advanced' },
  { type: 'changed', values: { branch: 'main', path: 'packages/quiet' } },
];

// Specification, section 4: step 1 repo, step 2 branch, step 3 adds key and webhook.
describe('the three steps, by section 4', () => {
  it('leads from the repository to the branch, and to the key and the webhook', () => {
    const steps = [
      after(),
      after(selected, { type: 'advanced' }),
      after(...onBranch, { type: 'advanced' }),
    ];
    expect(steps.map(({ step }) => step)).toEqual(['repository', 'branch', 'access']);
  });

  it('goes back without losing the selection', () => {
    expect(after(...onBranch, { type: 'returned' })).toMatchObject({
      step: 'repository',
      values: { repositoryId: 'r1', branch: 'main' },
    });
  });

  it('forgets the branch of another repository', () => {
    const other = after(...onBranch, { type: 'changed', values: { repositoryId: 'r2' } });
    expect(other.values.branch).toBe('');
  });

  it('continues with a repository that was added by its URL, without its access token', () => {
    const typed: ConnectEvent = {
      type: 'changed',
      values: { method: 'git', url: 'https://git.example.com/quiet.git', accessToken: 't0ken' },
    };
    expect(after(typed, { type: 'added', repository })).toMatchObject({
      step: 'branch',
      added: repository,
      values: { method: 'list', repositoryId: 'r1', url: '', accessToken: '' },
    });
  });

  it('keeps the selection and the reason after a failure, for when it is opened again', () => {
    const failed: ConnectEvent = { type: 'failed', failure: 'The host did not respond.' };
    expect(after(...onBranch, { type: 'advanced' }, failed, { type: 'closed' })).toMatchObject({
      step: 'branch',
      values: { repositoryId: 'r1', branch: 'main', path: 'packages/quiet' },
      outcome: { failure: 'The host did not respond.' },
    });
  });

  it('forgets the errors of the fields that another method replaces', () => {
    const errors = fieldErrors({ repositoryId: 'Select a repository.' });
    const other: ConnectEvent = { type: 'changed', values: { method: 'git' } };
    expect(after({ type: 'invalid', errors }, other).errors).toEqual(noErrors);
  });

  it('starts again after a success', () => {
    const done = after(...onBranch, { type: 'advanced' }, { type: 'connected', connected });
    expect(done.outcome).toEqual({ connected });
    expect(nextConnect(done, { type: 'closed' })).toEqual(newConnect);
  });

  it('opens at the branch to connect the same repository again', () => {
    const values = { repositoryId: 'r1', branch: 'next' };
    expect(after({ type: 'prepared', values })).toMatchObject({ step: 'branch', values });
  });
});

const branch = (name: string, isDefault: boolean): BranchResponse => ({
  name,
  commit: '',
  isDefault,
});

// Specification, section 4: "step 2 branch (defaults to master if none)".
test.each([
  ['the default branch', null, [branch('next', false), branch('trunk', true)], 'trunk'],
  ['the default branch that the list of repositories knows', 'main', undefined, 'main'],
  ['master if none is known', null, undefined, 'master'],
])('selects %s', (_promise, known, branches, expected) => {
  expect(defaultBranch({ defaultBranch: known }, branches)).toBe(expected);
});

test.each([
  ['repository', {}, ['repositoryId']],
  ['repository', { repositoryId: 'r1' }, []],
  ['repository', { method: 'git', repositoryId: 'r1' }, ['url']],
  ['branch', { branch: ' ' }, ['branch']],
  ['branch', { branch: 'main' }, []],
  ['access', {}, []],
] as const)('the step %s with %j misses %j', (step, values, fields) => {
  expect(Object.keys(stepErrors(step, { ...newConnect.values, ...values }))).toEqual(fields);
});

test.each([
  ['', ['acme/quiet', 'harbor/Bell']],
  ['bell', ['harbor/Bell']],
  ['quiet acme', ['acme/quiet']],
  ['gallery', []],
])('a search for %j finds %j', (query, expected) => {
  const repositories = [{ full_name: 'acme/quiet' }, { full_name: 'harbor/Bell' }];
  expect(searchRepositories(repositories, query).map(({ full_name: name }) => name)).toEqual(
    expected,
  );
});

// Specification, section 8: deploy key/webhook errors tell the user to retry and contact support.
test.each([
  [409, 'This product is already connected.', undefined, 'This product is already connected.'],
  [503, 'The code host did not respond.', undefined, 'The code host did not respond.'],
  [
    400,
    'Invalid',
    { branch: 'This is not a valid branch name.' },
    'This is not a valid branch name.',
  ],
  [500, 'Something went wrong.', undefined, 'contact support'],
  [0, '', undefined, 'contact support'],
])('a failure with %s is explained', (status, message, fields, expected) => {
  const failure = { ok: false, status, error: { code: 'conflict', message, fields } } as const;
  expect(connectFailure(failure)).toContain(expected);
});

test.each([
  [400, 'Enter a folder.', { path: 'Enter a folder.' }, { fields: { path: 'Enter a folder.' } }],
  [409, 'GitHub is not connected.', undefined, { message: 'GitHub is not connected.' }],
  [503, 'GitHub did not respond.', undefined, { message: 'GitHub did not respond.' }],
  [409, '', undefined, { message: 'Not saved.' }],
  [500, 'Unexpected error', undefined, { message: 'Not saved.' }],
])('a form that is rejected with %i "%s" is explained', (status, message, fields, expected) => {
  const failure = { ok: false, status, error: { code: 'conflict', message, fields } } as const;
  expect(explainRejection(failure, 'Not saved.')).toEqual(expected);
});
