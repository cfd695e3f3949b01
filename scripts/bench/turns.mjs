/**
 * Repeats a measurement of all names in turns, so that all run under the same load.
 * @returns {Promise<Record<string, unknown[]>>} the measured values by name
 */
export async function inTurns(names, rounds, measure) {
  const values = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) values[name].push(await measure(name));
  }
  return values;
}
