import { listWarnings, readSettings } from '../../config.ts';
import { type CommandContext, defineCommand, type IndependentContext } from '../command.ts';
import { checkBackups } from './backups.check.ts';
import { type CheckResult, type CheckState, type Examined, reasonOf, resultsOf } from './check.ts';
import { examineDatabase } from './database.check.ts';
import type { DatabaseFacts } from './databaseFacts.store.ts';
import { checkDataFolder, checkDisk } from './dataFolder.check.ts';
import { checkMail } from './mail.check.ts';
import { checkMasterKey } from './masterKey.check.ts';
import { checkNode, checkPrograms } from './programs.check.ts';
import { checkProxy } from './proxy.check.ts';
import { checkGeo, checkStripe } from './services.check.ts';
import { checkSettings } from './settings.check.ts';
import { checkStorage } from './storage.check.ts';

/** The result of the command. */
interface Diagnosis {
  checks: CheckResult[];
  /** How many checks have each state. */
  counts: Record<CheckState, number>;
}

type Step = [name: string, examine: () => Promise<CheckResult[]> | CheckResult[]];

function listSteps(examined: Examined, values: CommandContext['values']): Step[] {
  let facts: DatabaseFacts | undefined;
  return [
    ['settings', () => checkSettings(examined)],
    ['settings', () => listWarnings(examined.config).map(toWarning)],
    ['node', () => checkNode(examined)],
    ['data folder', () => checkDataFolder(examined)],
    ['disk', () => checkDisk(examined)],
    [
      'database',
      async () => {
        const report = await examineDatabase(examined);
        facts = report.facts;
        return report.found;
      },
    ],
    ['master key', () => checkMasterKey(examined, facts?.keyIds)],
    ['backups', () => checkBackups(examined, facts)],
    ['storage', () => checkStorage(examined)],
    ['mail', () => checkMail(examined, values['send-to']?.toString())],
    ['proxy', () => checkProxy(examined)],
    ['programs', () => checkPrograms(examined)],
    ['geo', () => checkGeo(examined)],
    ['stripe', () => checkStripe(examined)],
  ];
}

function toWarning(sentence: string): CheckResult {
  const [message = '', remedy = ''] = sentence.split(/(?<=\.) (?=Set )/);
  return resultsOf('settings').warning(message, remedy);
}

async function diagnose(context: IndependentContext): Promise<Diagnosis> {
  const { settings, reporter, signal, values } = context;
  const { config, problems } = readSettings(settings);
  const invalid = new Set(problems.flatMap(({ names }) => names));
  const steps = listSteps({ config, settings, invalid }, values);
  const checks: CheckResult[] = [];
  for (const [done, [name, examine]] of steps.entries()) {
    signal.throwIfAborted();
    reporter.progress({ step: 'Examining the installation', done, total: steps.length });
    try {
      checks.push(...(await examine()));
    } catch (error) {
      const message = `It could not be examined: ${reasonOf(error)}.`;
      checks.push(resultsOf(name).failed(message, 'Correct the other problems first.'));
    }
  }
  const count = (state: CheckState) => checks.filter((check) => check.state === state).length;
  const counts = { ok: count('ok'), warning: count('warning'), failed: count('failed') };
  return { checks, counts };
}

function formatCheck({ name, state, message, remedy }: CheckResult): string {
  const line = `${state.padEnd(7)}  ${name}: ${message}`;
  return remedy === undefined ? line : `${line}\n         ${remedy}`;
}

/** Examines the installation, whether its server runs or not. */
export const doctorCommand = defineCommand<Diagnosis>({
  summary: 'Examines the installation and says what to correct.',
  usage: '[--send-to <e-mail>]',
  options: {
    'send-to': { type: 'string', description: 'Sends an e-mail to this address as a test.' },
  },
  access: 'independent',
  run: diagnose,
  isFailure: ({ counts }) => counts.failed > 0,
  format({ checks, counts: { ok, warning, failed } }) {
    const summary = `${ok} ok, ${warning} warnings, ${failed} failed.`;
    return [...checks.map(formatCheck), summary].join('\n');
  },
});
