import { Failure, main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';
import { addComponent } from './new/component.mjs';
import { addFeature } from './new/feature.mjs';
import { addModule } from './new/module.mjs';

const generators = { component: addComponent, module: addModule, feature: addFeature };
const usage = `Usage: npm run new -- ${Object.keys(generators).join('|')} Name`;

await main(async () => {
  const [kind, name, ...rest] = process.argv.slice(2);
  const generate = generators[kind];
  if (generate === undefined || name === undefined || rest.length > 0) throw new Failure(usage);
  const { env } = await bootstrap();
  const { created, edited, generated = [] } = await generate(root, name, env);
  console.log(`Created:\n${created.map((file) => `  ${file}`).join('\n')}`);
  console.log(`Edited (${edited.length}):\n${edited.map((file) => `  ${file}`).join('\n')}`);
  if (generated.length > 0) {
    console.log(`Regenerated:\n${generated.map((file) => `  ${file}`).join('\n')}`);
  }
});
