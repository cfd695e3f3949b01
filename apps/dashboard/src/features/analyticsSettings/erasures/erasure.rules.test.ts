import { expect, test } from 'vitest';
import {
  checkDomain,
  deletedRecords,
  isEmptyReceipt,
  receiptFile,
  receiptText,
} from './erasure.rules.ts';

const receipt = {
  _id: 'r1',
  reference: 'f00dcafe1234',
  erasedAt: '2026-11-23T10:00:00.000Z',
  erasedBy: 'Mira Rask',
  rows: { sites: 1, siteDays: 40, updates: 3, decisions: 0 },
};

test.each([
  ['', '', { fields: { domain: 'Enter a domain.' } }],
  ['shop.example', '', { fields: { repeated: 'The two domains differ.' } }],
  ['shop.example', 'shop.exampel', { fields: { repeated: 'The two domains differ.' } }],
  ['shop.example', ' Shop.example ', {}],
])('the domain %j typed again as %j reports %j', (domain, repeated, expected) => {
  expect(checkDomain({ domain, repeated })).toEqual(expected);
});

test('writes a receipt with its numbers and without the domain', () => {
  expect(receiptText(receipt, 'https://updates.example')).toBe(`Receipt for an erased domain

Server: https://updates.example
Reference: f00dcafe1234
Erased at: 2026-11-23T10:00:00.000Z
Erased by: Mira Rask
Sites: 1
Daily records: 40
Updates: 3
License checks: 0

The domain itself is not stored. The reference is a keyed hash of it, made by this server.
`);
  expect(receiptFile(receipt)).toBe('erasure-2026-11-23-f00dcafe.txt');
  expect(receiptText({ ...receipt, erasedBy: null }, '')).toContain('A former member');
});

test('tells whether nothing was stored of a domain', () => {
  expect(deletedRecords(receipt)).toBe(44);
  expect(isEmptyReceipt(receipt)).toBe(false);
  const none = { sites: 0, siteDays: 0, updates: 0, decisions: 0 };
  expect(isEmptyReceipt({ rows: none })).toBe(true);
});
