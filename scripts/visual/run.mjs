import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
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

const folder = join(root, '.cache', 'visual');

/** Pictures the stories of a built Storybook in every way that was asked for. */
async function photograph(browser, folder, pattern, ways) {
  const stories = storiesOf(folder, pattern);
  const words = `Taking ${stories.size * ways.length} pictures`;
  const taking = takePictures(browser, folder, stories, ways);
  return { stories, pictures: await withProgress(words, taking) };
}

/** Pictures the files as they are, each into a file of its own: there is nothing to compare with. */
async function photographCurrent({ stories: pattern, ways }) {
  const built = await withProgress('Building the stories', buildCurrent());
  const taken = await withBrowser(
    (browser) => photograph(browser, built, pattern, ways),
    cameraFlags,
  );
  if (taken.stories.size === 0) throw new Failure('No story was found.');
  rmSync(join(folder, 'pictures'), { recursive: true, force: true });
  let failed = 0;
  for (const [key, { picture, problem }] of taken.pictures) {
    const [id, ...way] = key.split(' ').reverse();
    const place = join(folder, 'pictures', way.reverse().join('-'));
    mkdirSync(place, { recursive: true });
    if (picture) writeFileSync(join(place, `${id}.png`), picture);
    if (problem) console.log(`failed   ${key} (${problem})`);
    if (problem) failed += 1;
  }
  console.log(`\n${taken.pictures.size} pictures, ${failed} failed\n${join(folder, 'pictures')}`);
  return failed > 0 ? 2 : 0;
}

/** Builds and pictures both sides; the base first, because a wrong name should fail at once. */
async function photographBoth({ base, stories: pattern, ways }) {
  const commit = await resolveRevision(base);
  const folders = await withProgress(
    'Building the stories of both',
    Promise.all([buildBase(commit), buildCurrent()]),
  );
  const isEmpty = folders.every((built) => storiesOf(built, pattern).size === 0);
  if (isEmpty) throw new Failure('No story was found.');
  const sides = [];
  await withBrowser(async (browser) => {
    for (const built of folders) sides.push(await photograph(browser, built, pattern, ways));
  }, cameraFlags);
  return { commit, sides };
}

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.base === undefined) return photographCurrent(options);
  const { commit, sides } = await photographBoth(options);
  const [base, current] = sides;
  const names = options.ways.map(({ name }) => name);
  const findings = findingsOf(base, current, names);
  const counts = countsOf(findings);
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
