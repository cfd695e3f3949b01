import { compare } from './compare.mjs';

/**
 * What became of one story in one theme.
 * @typedef {{ key: string, theme: string, title: string, name: string,
 *   state: 'changed' | 'added' | 'removed' | 'same' | 'failed', problem?: string,
 *   pixels?: number, share?: number,
 *   before?: Buffer, after?: Buffer, difference?: Buffer }} Finding
 */

function judge(before, after) {
  if (before === undefined && after === undefined) return { state: 'failed' };
  if (after === undefined) return { state: 'removed', before: before.picture };
  const pictures = { before: before?.picture, after: after.picture };
  if (after.problem) return { state: 'failed', problem: after.problem, ...pictures };
  if (before === undefined) return { state: 'added', after: after.picture };
  if (before.problem)
    return { state: 'failed', problem: `In the base: ${before.problem}`, ...pictures };
  const found = compare(before.picture, after.picture);
  if (found === undefined) return { state: 'same' };
  return { state: 'changed', ...pictures, ...found };
}

/**
 * What became of every story in every theme, in the order of the stories.
 * @returns {Finding[]}
 */
export function findingsOf(base, current, themes) {
  const stories = new Map([...base.stories, ...current.stories]);
  return [...stories.values()].flatMap(({ id, title, name }) =>
    themes.map((theme) => {
      const key = `${theme} ${id}`;
      const result = judge(base.pictures.get(key), current.pictures.get(key));
      return { key, theme, title, name, ...result };
    }),
  );
}

/** How many stories there are of each state. */
export function countsOf(findings) {
  const counts = { changed: 0, added: 0, removed: 0, same: 0, failed: 0 };
  for (const { state } of findings) counts[state] += 1;
  return counts;
}
