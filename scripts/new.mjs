import { join } from 'node:path';
import { Failure, main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';
import { addComponent } from './new/component.mjs';

await main(async () => {
  const [kind, name, ...rest] = process.argv.slice(2);
  if (kind !== 'component' || name === undefined || rest.length > 0) {
    throw new Failure('Usage: npm run new -- component Name');
  }
  const { env } = await bootstrap();
  const files = await addComponent(root, name, env);
  console.log(files.map((file) => join('packages/ui/src', file)).join('\n'));
});
