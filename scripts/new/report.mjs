/**
 * Returns a table of the files that a generator touched. Edited files are the ones to review by
 * hand; regenerated files derive from the others.
 */
export function reportOf({ created, edited, documented = [], generated = [] }) {
  const rows = Object.entries({ created, edited, documented, regenerated: generated });
  const lines = rows.flatMap(([how, files]) => files.map((file) => `${how.padEnd(11)}  ${file}`));
  const counts = rows.map(([how, files]) => `${files.length} ${how}`).join(', ');
  return `${lines.join('\n')}\n\nFiles: ${counts}`;
}
