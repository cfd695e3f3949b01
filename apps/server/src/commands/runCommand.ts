import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { productVersion } from './archive/version.ts';
import {
  type AnyCommand,
  CommandFailure,
  type CommandInput,
  findFailure,
  formatUsage,
} from './command.ts';
import { commands } from './commands.ts';
import { forwardCommand } from './controlClient.ts';
import { describeCommand, describeCommands } from './help.ts';
import { withInstallation } from './installation.ts';
import { type CommandEvent, createReporter, printForPeople, printForScripts } from './reporter.ts';

const sharedOptions = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The settings and the output of the command line. */
export interface Terminal {
  variables: NodeJS.ProcessEnv;
  folder: string;
  output: { write(text: string): unknown; isTTY?: boolean };
  errors: { write(text: string): unknown; isTTY?: boolean };
  signal: AbortSignal;
}

type Parsed = Pick<CommandInput, 'positionals'> & {
  values: Record<string, string | boolean>;
  isJson: boolean;
  isHelp: boolean;
};

/**
 * Parses the arguments of a command.
 *
 * @throws {@link CommandFailure} for unknown options
 */
export function parseCommand(name: string, command: AnyCommand, args: readonly string[]): Parsed {
  try {
    const options = { ...command.options, ...sharedOptions };
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true });
    const { json, help, ...values } = parsed.values as Record<string, string | boolean>;
    return { values, positionals: parsed.positionals, isJson: !!json, isHelp: !!help };
  } catch (error) {
    const [reason] = (error as Error).message.split('. To specify');
    throw new CommandFailure(`${reason}\n\n${formatUsage(name, command.usage)}`, 2);
  }
}

async function execute(
  name: string,
  command: AnyCommand,
  input: CommandInput & { values: Record<string, string | boolean> },
  { terminal, send }: { terminal: Terminal; send: (event: CommandEvent) => void },
): Promise<void> {
  const context = { ...input, reporter: createReporter(send), signal: terminal.signal };
  if (command.access === 'independent') {
    const result = await command.run({ ...context, settings: terminal.variables });
    return send({ type: 'result', result });
  }
  const config = readConfig(terminal.variables);
  const result = await withInstallation(config, (installation) =>
    command.run(installation, context),
  );
  if (result !== undefined) return send({ type: 'result', result });
  const { values, positionals, folder } = input;
  const variables = Object.fromEntries(
    Object.entries(input.variables).filter((entry): entry is [string, string] => !!entry[1]),
  );
  const forwarded = { name, values, positionals: [...positionals], folder, variables };
  const done = await forwardCommand(config, forwarded, terminal.signal, send);
  if (done.type === 'result') await command.confirm?.(done.result, context);
  send(done);
}

function describeFailure(error: unknown): { message: string; exitCode: 1 | 2 } {
  const expected = findFailure(error);
  if (expected !== undefined) return expected;
  if (error instanceof ConfigError) return { message: error.message, exitCode: 1 };
  const { name, message, syscall } = error as NodeJS.ErrnoException;
  if (name === 'AbortError') return { message: 'Interrupted.', exitCode: 1 };
  // A file or a connection, not a bug: the message names it.
  if (syscall !== undefined) return { message: `The command failed: ${message}`, exitCode: 1 };
  return { message: (error as Error).stack ?? String(error), exitCode: 1 };
}

/**
 * Runs a command of the command line and returns its exit code: 0 for success, 1 for a failure or a
 * problem that it found, 2 for wrong arguments.
 */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const [name = 'help', ...rest] = args;
  const isHelpOfServer = name === 'serve' && ['--help', '-h'].includes(rest[0] ?? '');
  if (['help', '--help', '-h'].includes(name) || isHelpOfServer) {
    terminal.output.write(`${await describeCommands()}\n`);
    return 0;
  }
  if (name === '--version') {
    terminal.output.write(`${productVersion}\n`);
    return 0;
  }
  if (name === 'serve') {
    terminal.errors.write('serve has no arguments. The settings are environment variables.\n');
    return 2;
  }
  const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined;
  if (command === undefined) {
    terminal.errors.write(`There is no command ${name}.\n\n${await describeCommands()}\n`);
    return 2;
  }
  const isJson = rest.includes('--json');
  const print = isJson
    ? printForScripts(terminal.output)
    : printForPeople(terminal, (result) => command.format(result));
  let exitCode: 0 | 1 | 2 = 0;
  const send = (event: CommandEvent) => {
    if (event.type === 'failure') exitCode = event.exitCode;
    if (event.type === 'result' && command.isFailure?.(event.result)) exitCode = 1;
    print(event);
  };
  try {
    const { isHelp, isJson: _, ...parsed } = parseCommand(name, command, rest);
    if (isHelp) {
      terminal.output.write(`${describeCommand(name, command)}\n`);
      return 0;
    }
    const variables = Object.fromEntries(
      (command.variables ?? []).map((variable) => [variable, terminal.variables[variable]]),
    );
    const input = { ...parsed, folder: terminal.folder, variables };
    await execute(name, command, input, { terminal, send });
  } catch (error) {
    const { message, exitCode: code } = describeFailure(error);
    send({ type: 'failure', message, exitCode: code });
  }
  return exitCode;
}
