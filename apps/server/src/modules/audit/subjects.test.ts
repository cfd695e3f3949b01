import { AUDIT_SUBJECTS } from '@pressdock/api';
import { expect, test } from 'vitest';
import { modules } from '../../modules.ts';

test('exactly one module finds the name of each audit subject', () => {
  const kinds = modules.flatMap(({ subjectLookups = {} }) => Object.keys(subjectLookups));
  expect(kinds.sort()).toEqual([...AUDIT_SUBJECTS].sort());
});
