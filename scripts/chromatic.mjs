import { join } from 'node:path';
import { handOver } from './bootstrap/child.mjs';
import { Failure, main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';

/** Compares the stories with the accepted baselines in Chromatic and passes its arguments on. */
await main(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    throw new Failure(
      'CHROMATIC_PROJECT_TOKEN is not set. Copy it from the project’s page in Chromatic, or compare locally with npm run visual.',
    );
  }
  const { env } = await bootstrap();
  const docs = join(root, 'apps', 'docs');
  const folder = join(docs, '.cache', 'chromatic');
  // Chromatic needs the build statistics to find the stories that a change affects.
  const build = ['build', '--quiet', '--stats-json', '-o', folder];
  const code = await handOver('storybook', build, { cwd: docs, env });
  if (code !== 0) return code;
  const args = [`--storybook-build-dir=${folder}`, '--only-changed'];
  return handOver('chromatic', [...args, ...process.argv.slice(2)], {
    cwd: docs,
    env,
  });
});
