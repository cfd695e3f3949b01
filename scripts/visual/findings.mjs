import { compare } from './compare.mjs';

/**
 * The result of comparing one story in one variant.
 * @typedef {{ key: string, theme: string, title: string, name: string,
 *   state: 'changed' | 'added' | 'removed' | 'same' | 'failed', problem?: string,
 *   pixels?: number, share?: number,
 *   before?: Buffer, after?: Buffer, difference?: Buffer }} Finding
 */

function compareStory(before, after) {
  if (before === undefined && after === undefined) return { state: 'failed' };
  if (after === undefined) return { state: 'removed', before: before.image };
  const images = { before: before?.image, after: after.image };
  if (after.problem) return { state: 'failed', problem: after.problem, ...images };
  if (before === undefined) return { state: 'added', after: after.image };
  if (before.problem)
    return { state: 'failed', problem: `In the base: ${before.problem}`, ...images };
  const found = compare(before.image, after.image);
  if (found === undefined) return { state: 'same' };
  return { state: 'changed', ...images, ...found };
}

/**
 * Compares every story in every variant, in the order of the stories.
 * @returns {Finding[]}
 */
export function findingsOf(base, current, themes) {
  const stories = new Map([...base.stories, ...current.stories]);
  return [...stories.values()].flatMap(({ id, title, name }) =>
    themes.map((theme) => {
      const key = `${theme} ${id}`;
      const result = compareStory(base.images.get(key), current.images.get(key));
      return { key, theme, title, name, ...result };
    }),
  );
}

/** Counts the findings in each state. */
export function countsOf(findings) {
  const counts = { changed: 0, added: 0, removed: 0, same: 0, failed: 0 };
  for (const { state } of findings) counts[state] += 1;
  return counts;
}
