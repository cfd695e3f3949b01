const ownPrefix = 'PRESSDOCK_';
/** Shorter names are too similar to variables of other programs. */
const minLength = 7;
const maxDistance = 2;

/** Counts the characters to insert, delete or replace to turn one text into the other. */
function distanceOf(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [row, character] of [...left].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...right].entries()) {
      const replaced = (previous[column] ?? 0) + (character === other ? 0 : 1);
      const inserted = (current[column] ?? 0) + 1;
      const deleted = (previous[column + 1] ?? 0) + 1;
      current.push(Math.min(replaced, inserted, deleted));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

/** A variable that no program reads, and the setting that it resembles. */
export interface MisspelledVariable {
  name: string;
  similar: string | undefined;
}

/** Finds the variables that look like misspelled settings. */
export function findMisspelled(
  names: readonly string[],
  known: readonly string[],
): MisspelledVariable[] {
  return names
    .filter((name) => !known.includes(name) && name.length >= minLength)
    .map((name) => ({
      name,
      similar: known
        .filter((setting) => setting.length >= minLength)
        .map((setting) => ({ setting, distance: distanceOf(name.toUpperCase(), setting) }))
        .filter(({ distance }) => distance <= maxDistance)
        .sort((left, right) => left.distance - right.distance)[0]?.setting,
    }))
    .filter(({ name, similar }) => similar !== undefined || name.startsWith(ownPrefix));
}
