import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from './csv.rules.ts';

/** Parses CSV as RFC 4180 defines it. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    const character = csv.charAt(at);
    if (isQuoted && character === '"' && csv.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += character;
    else if (character === ',') {
      row.push(cell);
      cell = '';
    } else if (character === '\r' && csv.charAt(at + 1) === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += character;
  }
  return rows;
}

it.each([
  ['2026-11-20', '2026-11-20'],
  [911, '911'],
  [-3, '-3'],
  ['', ''],
  ['a, b', '"a, b"'],
  ['the "old" quay', '"the ""old"" quay"'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', '"\'=1+1"'],
  ['+1', '"\'+1"'],
  ['-1', '"\'-1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  [' =1', '"\' =1"'],
])('writes %j as %j', (value, written) => {
  expect(toCsv([[value]])).toBe(`${written}\r\n`);
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n";, \'1a＝') }),
);
const anyRows = fc.array(fc.array(anyText, { minLength: 1, maxLength: 4 }), { maxLength: 6 });

it('reads back as what was written, but for an apostrophe before what would be a formula', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const back = read(toCsv(rows));
      expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      const visible = back.map((row, at) =>
        row.map((cell, column) => (cell === `'${rows[at]?.[column]}` ? cell.slice(1) : cell)),
      );
      expect(visible).toEqual(rows);
    }),
  );
});

it('never lets a cell begin as a formula does', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      for (const cell of read(toCsv(rows)).flat()) {
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r]/);
      }
    }),
  );
});
