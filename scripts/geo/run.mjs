import { readConfig } from '../../apps/server/src/config.ts';
import { Failure, main } from '../bootstrap/failure.mjs';
import { installGeo } from './install.mjs';

const usage = `Usage: npm run geo -- install
Downloads the databases of locations and hosting providers into the data folder.`;

await main(async () => {
  if (process.argv.slice(2).join(' ') !== 'install') throw new Failure(usage);
  const { dataFolder } = readConfig(process.env);
  const { folder, sources } = await installGeo(dataFolder);
  console.log(`Installed into ${folder}:`);
  console.log(`  locations: ${sources.location.name}, ${sources.location.url} (CC BY 4.0)`);
  console.log(`  hosting providers: ${sources.hosting.name}, ${sources.hosting.url} (CC BY 4.0)`);
  console.log('The dashboard shows both credits. Restart the server to use the databases.');
});
