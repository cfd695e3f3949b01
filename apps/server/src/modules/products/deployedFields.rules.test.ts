import { productValidation } from '@pressdock/api';
import { expect, test } from 'vitest';
import { splitDeployed } from './deployedFields.rules.ts';

const connected = { repository: 'ada/harbor', branch: 'main', github_actions: true };
const message = productValidation.deployed;

test.each([
  ['nothing', {}, {}],
  ['equal values', connected, {}],
  ['blank values', { repository: '', branch: '', github_actions: false }, {}],
  ['another repository', { repository: 'ada/other', branch: 'main' }, { repository: message }],
  ['another branch', { branch: 'next' }, { branch: message }],
])('a save with %s leaves the deployment of a connected product', (_, fields, faults) => {
  expect(splitDeployed({ name: 'Harbor', ...fields }, connected)).toEqual({
    own: { name: 'Harbor' },
    faults,
  });
});

test('a save cannot turn on GitHub Actions', () => {
  const { faults } = splitDeployed(
    { github_actions: true },
    { ...connected, github_actions: false },
  );
  expect(faults).toEqual({ github_actions: message });
});
