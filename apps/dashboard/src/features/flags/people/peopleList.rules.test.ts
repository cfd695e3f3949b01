import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchPeople, parsePeople, remainingText } from './peopleList.rules.ts';

it.each([
  ['nothing', '', []],
  ['blank lines and commas', ' \n,, \r\n', []],
  ['one per line', 'a@x.org\nb@x.org\n', ['a@x.org', 'b@x.org']],
  ['Windows line breaks', 'a@x.org\r\nb@x.org', ['a@x.org', 'b@x.org']],
  ['commas', 'a@x.org, b@x.org,c@x.org', ['a@x.org', 'b@x.org', 'c@x.org']],
  ['quotes of a CSV file', '"a@x.org","b@x.org"', ['a@x.org', 'b@x.org']],
  ['hashed identifiers', 'sha256:ab12', ['sha256:ab12']],
  ['spaces inside', 'Ada Lovelace', ['Ada Lovelace']],
])('reads %s', (_case, text, expected) => {
  expect(parsePeople(text, [])).toEqual({ added: expected, duplicates: 0, rejected: [] });
});

it('leaves out duplicates and people who are already selected', () => {
  const list = parsePeople('a@x.org\nb@x.org\na@x.org', ['b@x.org']);
  expect(list).toEqual({ added: ['a@x.org'], duplicates: 2, rejected: [] });
});

it('reports each invalid entry with its line, and adds the others', () => {
  const long = `${'a'.repeat(320)}@`;
  const list = parsePeople(`a@x.org\n${long},b@x.org\nc\td`, []);
  expect(list.added).toEqual(['a@x.org', 'b@x.org']);
  const reason = 'Each person must be one line of at most 320 characters.';
  expect(list.rejected).toEqual([
    { line: 2, text: long, reason },
    { line: 3, text: 'c\td', reason },
  ]);
  expect(remainingText(list.rejected)).toBe(`${long}\nc\td`);
});

it('adds up to 10,000 people and reports the others', () => {
  const text = Array.from({ length: 10_001 }, (_, index) => `p${index}@x.org`).join('\n');
  const list = parsePeople(text, ['first@x.org']);
  expect(list.added).toHaveLength(9999);
  expect(list.rejected.map(({ text: person }) => person)).toEqual(['p9999@x.org', 'p10000@x.org']);
  expect(list.rejected[0]?.reason).toBe('A flag can list at most 10,000 people.');
});

it('loses no entry of any list', () => {
  const entry = fc.string({ minLength: 1, maxLength: 330 });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
      const text = entries.join('\n');
      const count = text.split(/[\r\n,]/).filter((part) => part.trim().replaceAll('"', '').trim());
      const { added, duplicates, rejected } = parsePeople(text, []);
      expect(added.length + duplicates + rejected.length).toBeGreaterThanOrEqual(count.length);
      expect(new Set(added).size).toBe(added.length);
      // What was rejected is rejected again, and what was added is then known.
      const again = parsePeople([...added, remainingText(rejected)].join('\n'), added);
      expect(again.added).toEqual([]);
    }),
  );
});

it.each([
  ['', ['Ada@x.org', 'bo@y.org']],
  [' ADA ', ['Ada@x.org']],
  ['y.org', ['bo@y.org']],
  ['nobody', []],
])('finds people by %j', (query, expected) => {
  expect(matchPeople(['Ada@x.org', 'bo@y.org'], query)).toEqual(expected);
});
