/**
 * The same measure of everything named, in turns, so that all meet the same machine.
 * @returns {Promise<Record<string, unknown[]>>} what was measured, by name.
 */
export async function inTurns(names, rounds, measure) {
  const taken = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) taken[name].push(await measure(name));
  }
  return taken;
}
