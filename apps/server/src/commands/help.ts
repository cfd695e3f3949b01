import { type AnyCommand, formatUsage } from './command.ts';
import { commands } from './commands.ts';

const exitCodes =
  'Exit codes: 0 for success, 1 for a failure or a problem that it found, 2 for wrong arguments.';

function formatColumns(rows: readonly (readonly [name: string, description: string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.map(([name, description]) => `  ${name.padEnd(width)}${description}`).join('\n');
}

/** Returns the list of commands. */
export async function describeCommands(): Promise<string> {
  const names = Object.keys(commands).sort();
  const rows = await Promise.all(
    names.map(async (name) => [name, (await commands[name]?.())?.summary ?? ''] as const),
  );
  const list = formatColumns([
    ['serve', 'Starts the server. This is the default.'],
    ...rows,
    ['help', 'Lists the commands.'],
    ['--version', 'Prints the version of Pressdock.'],
  ]);
  return `Usage: pressdock [command]\n\n${list}\n\npressdock <command> --help explains a command. Every command accepts --json.`;
}

function describeVariables({ variables = [] }: AnyCommand): string {
  if (variables.length === 0) return 'Environment variables: the settings of the server.';
  const lines = variables.map((name) => `  ${name}`).join('\n');
  return `Environment variables, besides the settings of the server:\n${lines}`;
}

/** Returns the help of a command. */
export function describeCommand(name: string, command: AnyCommand): string {
  const options = Object.entries(command.options).map(
    ([option, { description }]) => [`--${option}`, description] as const,
  );
  const list = formatColumns([
    ...options,
    ['--json', 'Prints progress and the result as lines of JSON.'],
    ['--help', 'Prints this help.'],
  ]);
  return [
    command.summary,
    formatUsage(name, command.usage),
    ...(command.details === undefined ? [] : [command.details]),
    `Options:\n${list}`,
    describeVariables(command),
    exitCodes,
  ].join('\n\n');
}
