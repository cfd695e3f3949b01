import { Failure, main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';
import { reportOf } from './new/report.mjs';

const usage = `Usage: npm run new -- component Name
       npm run new -- module|feature PluralName [SingularName]`;

async function generators() {
  // The generators import packages, which exist only after the installation.
  const { addComponent } = await import('./new/component.mjs');
  const { addFeature } = await import('./new/feature.mjs');
  const { addModule } = await import('./new/module.mjs');
  return { component: addComponent, module: addModule, feature: addFeature };
}

await main(async () => {
  const { env } = await bootstrap();
  const [kind, ...names] = process.argv.slice(2);
  const generate = (await generators())[kind];
  const expected = kind === 'component' ? [1] : [1, 2];
  if (generate === undefined || !expected.includes(names.length)) throw new Failure(usage);
  console.log(reportOf(await generate(root, env, ...names)));
});
