import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvCell, toCsv } from './toCsv.ts';

describe('a cell', () => {
  test.each<[CsvCell, string]>([
    ['Aurora', 'Aurora'],
    ['', ''],
    [null, ''],
    [0, '0'],
    [-12.5, '-12.5'],
    [1e21, '1e+21'],
    [Number.NaN, ''],
    [Number.NEGATIVE_INFINITY, ''],
    ['Berth 4, north', '"Berth 4, north"'],
    ['the "old" quay', '"the ""old"" quay"'],
    ['two\nlines', '"two\nlines"'],
    ['ends in a space ', '"ends in a space "'],
    ['كمية البضائع', 'كمية البضائع'],
    ['a=b', 'a=b'],
    ['8.2 [MariaDB]', '8.2 [MariaDB]'],
    ['north; south', '"north; south"'],
    ['quay;=1+1', '"quay;\'=1+1"'],
    ['quay\t-1', '"quay\t\'-1"'],
    ['quay\r\n @x', '"quay\r\n \'@x"'],
    ['\n=1', '"\'\n\'=1"'],
  ])('%j is written as %j', (cell, written) => {
    expect(toCsv([[cell]])).toBe(`${written}\r\n`);
  });

  test.each([
    '=1+1',
    '+cmd',
    '-2+3',
    '@SUM(A1)',
    '\tx',
    '\rx',
    ' =1+1',
    '=HYPERLINK("http://example.org")',
    '-',
    '-1,5',
    '＝1+1',
  ])('%j is no longer a formula', (cell) => {
    expect(toCsv([[cell]])).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`);
  });

  test.each(['-5', '+5', '-5.25', '-.5', '+1e6', '-1E-3'])('%j stays a number', (cell) => {
    expect(toCsv([[cell]])).toBe(`${cell}\r\n`);
  });
});

test('every row ends with a line break', () => {
  expect(toCsv([])).toBe('');
  expect(
    toCsv([
      ['Ship', 'Tonnes'],
      ['Aurora', 12],
    ]),
  ).toBe('Ship,Tonnes\r\nAurora,12\r\n');
});

/** Reads CSV as RFC 4180 says, character by character. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    const character = csv[at];
    if (isQuoted && character === '"' && csv[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') {
      isQuoted = !isQuoted;
    } else if (isQuoted) {
      cell += character;
    } else if (character === ',') {
      row.push(cell);
      cell = '';
    } else if (character === '\r' && csv[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else {
      cell += character;
    }
  }
  return rows;
}

const nasty = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n";, \'1.eaé＝') });
const anyCell = fc.oneof(fc.string({ unit: 'grapheme' }), nasty, fc.double(), fc.constant(null));
const anyRows = fc.array(fc.array(anyCell, { minLength: 1, maxLength: 5 }), { maxLength: 8 });

test('reads back unchanged except for apostrophes', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const back = read(toCsv(rows));
      const cells = (cell: CsvCell) =>
        typeof cell === 'string' ? cell : Number.isFinite(cell) ? String(cell) : '';
      expect(back.length).toBe(rows.length);
      rows.forEach((row, at) => {
        expect(back[at]?.length).toBe(row.length);
        row.forEach((cell, column) => {
          const text = back[at]?.[column] ?? '';
          expect(text.replaceAll("'", '')).toBe(cells(cell).replaceAll("'", ''));
        });
      });
    }),
  );
});

test('never lets a cell begin with a formula', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      for (const cell of read(toCsv(rows)).flat()) {
        if (/^\s*[=+\-@]|^[\t\r]/.test(cell)) expect(Number.isFinite(Number(cell))).toBe(true);
      }
    }),
  );
});

test('never lets a formula begin inside a cell for other separators', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      for (const cell of read(toCsv(rows)).flat()) {
        const [, ...within] = cell.split(/[;\t\r\n]/);
        for (const part of within) expect(part).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }
    }),
  );
});
