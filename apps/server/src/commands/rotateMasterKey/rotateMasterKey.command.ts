import { adoptNextKeyFile, openNextSealer } from '../../adapters/sealing/masterKey.ts';
import { type Config, readConfig } from '../../config.ts';
import { countServerConnections } from '../../db/upgrade/serverConnections.ts';
import { modules } from '../../modules.ts';
import { finishRotation, startRotation } from '../../secrets/masterKeys.ts';
import {
  type CommandContext,
  CommandFailure,
  defineCommand,
  type Installation,
} from '../command.ts';
import { withInstallation } from '../installation.ts';
import { operatingPage } from '../operatingPage.ts';
import { countRemaining, type ReencryptedColumn, reencryptAll } from './reencrypt.ts';

/** The result of the command. */
interface Rotation {
  /** The id of the new master key, which does not reveal it. */
  keyId: string;
  columns: ReencryptedColumn[];
  /** What to do next. */
  next: string;
}

/** The columns of all modules with encrypted texts. */
export const sealedColumns = modules.flatMap((module) => module.sealedColumns ?? []);

const runningOption = 'servers-use-new-key';

async function requireNoServer(config: Config): Promise<void> {
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  if (url === null || (await countServerConnections(url)) === 0) return;
  throw new CommandFailure(
    `A server uses the database. Stop it, or give every server the new key as described at ${operatingPage(config, 'command-line')} and add --${runningOption}.`,
  );
}

/** Puts a key that was created in the data folder into use, and returns what to do next. */
async function finish({ masterKey, newMasterKey, dataFolder }: Config): Promise<string> {
  if (newMasterKey !== null) {
    return 'Set PRESSDOCK_MASTER_KEY to the new key and unset PRESSDOCK_NEW_MASTER_KEY. Backups made before need the old key.';
  }
  if (masterKey !== null) {
    return 'Unset PRESSDOCK_OLD_MASTER_KEY on every server. Backups made before need the old key.';
  }
  const old = await adoptNextKeyFile(dataFolder);
  return `The new key is in master.key in the data folder; the old one is in ${old}, because backups made before need it.`;
}

async function rotate(
  { config, database }: Installation,
  { reporter, signal }: CommandContext,
): Promise<Rotation> {
  const sealer = await openNextSealer(config);
  const work = { database, sealer, signal, onProgress: reporter.progress };
  await startRotation(database, sealer);
  const columns = await reencryptAll(work, sealedColumns);
  const unreadable = columns.reduce((sum, column) => sum + column.unreadable, 0);
  if ((await countRemaining(work, sealedColumns)) > unreadable) {
    throw new CommandFailure(
      'A server still encrypts with the old key. Give every server the new key, restart it and run the command again.',
    );
  }
  await finishRotation(database, sealer);
  return { keyId: sealer.keyIds[0], columns, next: await finish(config) };
}

/** Encrypts all secrets with a new master key. */
export const rotateMasterKeyCommand = defineCommand<Rotation>({
  summary: 'Encrypts all secrets with a new master key.',
  usage: `[--${runningOption}]`,
  options: {
    [runningOption]: {
      type: 'boolean',
      description: 'Works while servers run that already encrypt with the new key.',
    },
  },
  access: 'independent',
  async run(context) {
    const config = readConfig(context.settings);
    if (!context.values[runningOption]) await requireNoServer(config);
    const work = (installation: Installation) => rotate(installation, context);
    const result = await withInstallation(config, work, 'replaced');
    if (result !== undefined) return result;
    throw new CommandFailure(
      `A server uses ${config.dataFolder}. Stop it, run the command again and start it afterward.`,
    );
  },
  format({ keyId, columns, next }) {
    const lines = columns
      .filter(({ encrypted, unreadable }) => encrypted + unreadable > 0)
      .map(({ table, column, encrypted, unreadable }) => {
        const lost = unreadable > 0 ? `, ${unreadable} that no key can decrypt were left` : '';
        return `${table}.${column}: ${encrypted} encrypted${lost}`;
      });
    return [...lines, `All secrets are encrypted with the key ${keyId}.`, next].join('\n');
  },
});
