import { expect, test } from 'vitest';
import { findMisspelled } from './misspelled.rules.ts';

const known = ['PORT', 'DATABASE_URL', 'PRESSDOCK_DATA', 'S3_BUCKET', 'SMTP_URL', 'TRUST_PROXY'];

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['PRESSDOCK_DATE', 'PRESSDOCK_DATA'],
  ['PRESSDOCK_FOLDER', undefined],
])('%s looks misspelled', (name, similar) => {
  expect(findMisspelled([name], known)).toEqual([{ name, similar }]);
});

test.each(['PORT', 'PORTS', 'PATH', 'SMTP_URL', 'DATABASE', 'GITHUB_TOKEN', 'S3_BUCKETS_OF_CI'])(
  '%s does not',
  (name) => {
    expect(findMisspelled([name], known)).toEqual([]);
  },
);
