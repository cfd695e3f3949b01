import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBrowser } from '../bench/browser.mjs';
import { Failure, main } from '../bootstrap/failure.mjs';
import { withProgress } from '../bootstrap/progress.mjs';
import { root } from '../bootstrap/root.mjs';
import { cameraFlags, storiesOf, takeScreenshots } from './camera.mjs';
import { countsOf, findingsOf } from './findings.mjs';
import { readOptions } from './options.mjs';
import { reportPage } from './report.mjs';
import { buildBase, buildCurrent, resolveRevision } from './storybooks.mjs';

const folder = join(root, '.cache', 'visual');

/** Takes screenshots of the stories of a built Storybook in all variants. */
async function capture(browser, folder, pattern, variants) {
  const stories = storiesOf(folder, pattern);
  const title = `Taking ${stories.size * variants.length} screenshots`;
  const screenshots = takeScreenshots(browser, folder, stories, variants);
  return { stories, images: await withProgress(title, screenshots) };
}

/** Writes a screenshot of every story of the working tree to a file. */
async function captureCurrent({ stories: pattern, variants }) {
  const built = await withProgress('Building the stories', buildCurrent());
  const current = await withBrowser(
    (browser) => capture(browser, built, pattern, variants),
    cameraFlags,
  );
  if (current.stories.size === 0) throw new Failure('No stories were found.');
  rmSync(join(folder, 'screenshots'), { recursive: true, force: true });
  let failed = 0;
  for (const [key, { image, problem }] of current.images) {
    const [id, ...variant] = key.split(' ').reverse();
    const target = join(folder, 'screenshots', variant.reverse().join('-'));
    mkdirSync(target, { recursive: true });
    if (image) writeFileSync(join(target, `${id}.png`), image);
    if (problem) console.log(`failed   ${key} (${problem})`);
    if (problem) failed += 1;
  }
  console.log(
    `\n${current.images.size} screenshots, ${failed} failed\n${join(folder, 'screenshots')}`,
  );
  return failed > 0 ? 2 : 0;
}

/** Takes screenshots of both revisions. Resolves the base first, so that a wrong name fails early. */
async function captureBoth({ base, stories: pattern, variants }) {
  const commit = await resolveRevision(base);
  const folders = await withProgress(
    'Building the stories of both revisions',
    Promise.all([buildBase(commit), buildCurrent()]),
  );
  const isEmpty = folders.every((built) => storiesOf(built, pattern).size === 0);
  if (isEmpty) throw new Failure('No stories were found.');
  const sides = [];
  await withBrowser(async (browser) => {
    for (const built of folders) sides.push(await capture(browser, built, pattern, variants));
  }, cameraFlags);
  return { commit, sides };
}

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.base === undefined) return captureCurrent(options);
  const { commit, sides } = await captureBoth(options);
  const [base, current] = sides;
  const names = options.variants.map(({ name }) => name);
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
    `\n${changed} changed, ${added} added, ${removed} removed, ${same} unchanged, ${failed} failed\n${file}`,
  );
  if (failed > 0) return 2;
  return changed + added + removed > 0 ? 1 : 0;
}, 2);
