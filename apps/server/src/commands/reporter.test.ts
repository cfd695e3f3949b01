import { describe, expect, it } from 'vitest';
import { formatProgress, printForPeople } from './reporter.ts';

describe('progress', () => {
  it.each([
    { progress: { step: 'Copying', done: 0, total: 3 }, text: 'Copying: 0 of 3 (0 %)' },
    { progress: { step: 'Copying', done: 2, total: 3 }, text: 'Copying: 2 of 3 (66 %)' },
    { progress: { step: 'Copying', done: 0, total: 0 }, text: 'Copying: 0 of 0 (100 %)' },
    { progress: { step: 'Copying', done: 7 }, text: 'Copying: 7' },
  ])('reads $text', ({ progress, text }) => {
    expect(formatProgress(progress)).toBe(text);
  });

  it('replaces its line in a terminal and leaves only the result', () => {
    const written: string[] = [];
    const errors = { isTTY: true, write: (text: string) => written.push(text) };
    const output = { write: (text: string) => written.push(text) };
    const print = printForPeople({ output, errors }, () => 'Done.');
    print({ type: 'progress', step: 'Copying', done: 1, total: 2 });
    print({ type: 'result', result: {} });
    expect(written).toEqual(['\r\u001B[KCopying: 1 of 2 (50 %)', '\r\u001B[K', 'Done.\n']);
  });

  it('prints a line every five seconds, and the end of a step, to a file', () => {
    let time = 10_000;
    const written: string[] = [];
    const print = printForPeople(
      { output: { write: () => 0 }, errors: { write: (text) => written.push(text) } },
      () => '',
      () => time,
    );
    for (let done = 1; done <= 12; done++) {
      print({ type: 'progress', step: 'Copying', done, total: 12 });
      time += 1000;
    }
    expect(written.map((line) => line.trim())).toEqual([
      'Copying: 1 of 12 (8 %)',
      'Copying: 6 of 12 (50 %)',
      'Copying: 11 of 12 (91 %)',
      'Copying: 12 of 12 (100 %)',
    ]);
  });
});
