import { expect, test } from 'vitest';
import { activeFlags } from './interfaceFlags.rules.ts';

// Specification, section 3, "Public feature flag": an unknown flag counts as inactive.
test('knows the flags that are active', () => {
  const answer = [
    { flag: 'SHOW_FEATURE_FLAG_MENU', active: true },
    { flag: 'SHOW_MANAGE_DEPLOY_KEYS', active: false },
  ];
  expect([...activeFlags(answer)]).toEqual(['SHOW_FEATURE_FLAG_MENU']);
});

test('takes flags that the server does not know, or this interface does not, as inactive', () => {
  expect(activeFlags([]).has('SHOW_FEATURE_FLAG_MENU')).toBe(false);
  expect(activeFlags([{ flag: 'SOMETHING_ELSE', active: true }]).size).toBe(0);
});
