import { join } from 'node:path';
import { handOver } from './bootstrap/child.mjs';
import { Failure, main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';

/** Compares the stories with the accepted pictures at Chromatic; takes its arguments too. */
await main(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    throw new Failure(
      'CHROMATIC_PROJECT_TOKEN is not set: take the token from the project’s page at Chromatic, or compare on this machine with npm run visual.',
    );
  }
  const { env } = await bootstrap();
  const docs = join(root, 'apps', 'docs');
  const folder = join(docs, '.cache', 'chromatic');
  // Only the statistics tell which stories a change can reach.
  const build = ['build', '--quiet', '--stats-json', '-o', folder];
  const code = await handOver('storybook', build, { cwd: docs, env });
  if (code !== 0) return code;
  const args = [`--storybook-build-dir=${folder}`, '--only-changed'];
  return handOver('chromatic', [...args, ...process.argv.slice(2)], {
    cwd: docs,
    env,
  });
});
