import { runCommand } from '../../src/commands/runCommand.ts';
import type { TestServer } from '../harness/server.ts';

/** The exit code and the output of a command. */
export interface CommandRun {
  code: 0 | 1 | 2;
  output: string;
  errors: string;
}

/** Runs a command of the command line as a person on the machine of a server would. */
export async function runInTerminal(
  { config: { dataFolder, databaseUrl } }: Pick<TestServer, 'config'>,
  args: readonly string[],
  variables: Record<string, string> = {},
  { signal }: AbortController = new AbortController(),
): Promise<CommandRun> {
  let output = '';
  let errors = '';
  const code = await runCommand(args, {
    variables: {
      PRESSDOCK_DATA: dataFolder,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...variables,
    },
    folder: dataFolder,
    output: { write: (text) => (output += text) },
    errors: { write: (text) => (errors += text) },
    signal,
  });
  return { code, output, errors };
}
