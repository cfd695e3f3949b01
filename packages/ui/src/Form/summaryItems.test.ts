import { describe, expect, test } from 'vitest';
import { summaryItems } from './summaryItems.ts';

describe('the lines of the error summary', () => {
  test('keep the order of the fields and give every message its own line', () => {
    expect(
      summaryItems({ ship: 'Which ship?', quay: ['Choose a quay.', 'It is closed.'] }),
    ).toEqual([
      { name: 'ship', message: 'Which ship?' },
      { name: 'quay', message: 'Choose a quay.' },
      { name: 'quay', message: 'It is closed.' },
    ]);
  });

  test('leave out fields that have nothing to say', () => {
    expect(summaryItems({ ship: '', quay: [] })).toEqual([]);
    expect(summaryItems(undefined)).toEqual([]);
  });
});
