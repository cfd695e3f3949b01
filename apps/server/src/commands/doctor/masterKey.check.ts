import { hasMasterKey, openSealer } from '../../adapters/sealing/masterKey.ts';
import { type CheckResult, type Examined, reasonOf, resultsOf, skipInvalid } from './check.ts';

const results = resultsOf('master key');

/** Examines whether the master key is present and is the one that encrypted the database's secrets. */
export async function checkMasterKey(
  examined: Examined,
  keyIds: readonly string[] | undefined,
): Promise<CheckResult[]> {
  const skipped = skipInvalid('master key', examined, ['PRESSDOCK_MASTER_KEY']);
  if (skipped !== undefined) return [skipped];
  const { config } = examined;
  if (!hasMasterKey(config)) {
    const hasSecrets = keyIds !== undefined && keyIds.length > 0;
    const remedy =
      'Set PRESSDOCK_MASTER_KEY, or copy master.key from where you stored it to the data folder.';
    if (hasSecrets) return [results.failed('There is no master key.', remedy)];
    return [results.warning('There is no master key.', 'The server creates one at its start.')];
  }
  try {
    const { keyIds: own } = await openSealer(config);
    const missing = keyIds?.filter((id) => !own.includes(id)) ?? [];
    if (missing.length > 0) {
      const message = `Secrets were encrypted with ${missing.join(' and ')}, which is not among the keys ${own.join(' and ')}.`;
      const remedy =
        'Set PRESSDOCK_MASTER_KEY to that key. If it is lost, start once with PRESSDOCK_MASTER_KEY_LOST=1.';
      return [results.failed(message, remedy)];
    }
    const where = config.masterKey === null ? 'master.key in the data folder' : 'the settings';
    const state = keyIds === undefined ? 'was not compared with the database' : 'is the right one';
    return [results.ok(`Key ${own[0]} from ${where} ${state}.`)];
  } catch (error) {
    return [
      results.failed(
        `${reasonOf(error)}.`,
        'Copy master.key from where you stored it; backups do not contain it.',
      ),
    ];
  }
}
