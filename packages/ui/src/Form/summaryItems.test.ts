import { describe, expect, test } from 'vitest';
import { summaryItems } from './summaryItems.ts';

describe('returns the lines of the error summary:', () => {
  test('keeps the order of the fields and returns one line per message', () => {
    expect(
      summaryItems({ ship: 'Which ship?', quay: ['Choose a quay.', 'It is closed.'] }),
    ).toEqual([
      { name: 'ship', message: 'Which ship?' },
      { name: 'quay', message: 'Choose a quay.' },
      { name: 'quay', message: 'It is closed.' },
    ]);
  });

  test('skips fields without a message', () => {
    expect(summaryItems({ ship: '', quay: [] })).toEqual([]);
    expect(summaryItems(undefined)).toEqual([]);
  });
});
