import { expect, test } from 'vitest';
import { listCommands, listFunctions } from './shell.ts';

const names = (script: string) => listCommands(script).map(({ program }) => program);

test.each([
  ['npm start', ['npm']],
  ['a && b || c; d & e | f', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['# a comment\na # another\n', ['a']],
  ['a \\\n  --b', ['a']],
  ['a "$(b "c d" | e)"', ['a', 'b', 'e']],
  ['done < <(a) <<< "$b"', ['a']],
  ['a > b 2>&1 < c >&2', ['a']],
  ['a <<EOF\nb; c\nEOF\nd', ['a', 'd']],
  ["a <<'END'\nit's\nEND\nd", ['a', 'd']],
  ['if ! a; then b; else c; fi', ['a', 'b', 'c']],
  ['while read -r x; do a; done', ['read', 'a']],
  ['for x in a b; do c "$x"; done', ['c']],
  ['call() {\n  a\n}\ncall', ['call', 'a', 'call']],
  ['x=1 y=$(a)', ['', 'a']],
  ['x+=(--form "$y")', ['']],
  ['a \'b; c\' "d; e" f\\;g', ['a']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: The shell replaces it.
  ['a "${b:-c; d}" ${e:?f g}', ['a']],
])('%j runs %j', (script, expected) => {
  expect(names(script)).toEqual(expected);
});

test('returns arguments without quotes, and the variables that are set', () => {
  expect(listCommands('A=1 B="x y" run --one "two three" \'four\' > out')).toEqual([
    { program: 'run', args: ['--one', 'two three', 'four'], assigned: ['A', 'B'] },
  ]);
});

test('rejects what is not closed', () => {
  for (const script of ['a "b', 'a $(b', 'a <<EOF\nb']) {
    expect(() => listCommands(script)).toThrow(/not/);
  }
});

test('finds functions', () => {
  expect(listFunctions('call() {\n  a\n}\n  other() { b; }')).toEqual(['call', 'other']);
});
