import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBrowser } from '../bench/browser.mjs';
import { Failure, main } from '../bootstrap/failure.mjs';
import { withProgress } from '../bootstrap/progress.mjs';
import { root } from '../bootstrap/root.mjs';
import { cameraFlags, storiesOf, takePictures } from './camera.mjs';
import { countsOf, findingsOf } from './findings.mjs';
import { readOptions } from './options.mjs';
import { reportPage } from './report.mjs';
import { buildBase, buildCurrent, resolveRevision } from './storybooks.mjs';

/** Builds and pictures both sides; the base first, because a wrong name should fail at once. */
async function photographBoth({ base, stories: pattern, themes }) {
  const commit = await resolveRevision(base);
  const folders = await withProgress(
    'Building the stories of both',
    Promise.all([buildBase(commit), buildCurrent()]),
  );
  const sides = folders.map((folder) => ({ folder, stories: storiesOf(folder, pattern) }));
  if (sides.every(({ stories }) => stories.size === 0)) throw new Failure('No story was found.');
  await withBrowser(async (browser) => {
    for (const side of sides) {
      const taking = takePictures(browser, side.folder, side.stories, themes);
      const words = `Taking ${side.stories.size * themes.length} pictures`;
      side.pictures = await withProgress(words, taking);
    }
  }, cameraFlags);
  return { commit, sides };
}

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  const { commit, sides } = await photographBoth(options);
  const [base, current] = sides;
  const findings = findingsOf(base, current, options.themes);
  const counts = countsOf(findings);
  const folder = join(root, '.cache', 'visual');
  const file = join(folder, 'report.html');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, reportPage({ base: options.base, commit, findings, counts }));
  for (const { state, key, problem } of findings) {
    if (state !== 'same') console.log(`${state.padEnd(8)} ${key}${problem ? ` (${problem})` : ''}`);
  }
  const { changed, added, removed, same, failed } = counts;
  console.log(
    `\n${changed} changed, ${added} added, ${removed} removed, ${same} the same, ${failed} failed\n${file}`,
  );
  if (failed > 0) return 2;
  return changed + added + removed > 0 ? 1 : 0;
}, 2);
