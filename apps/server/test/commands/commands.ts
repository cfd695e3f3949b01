import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../../../packages/api/src/cli/cli.ts', import.meta.url));

/** The result of a command. */
export interface CommandOutcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command with an environment that has no other variables than PATH. */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<CommandOutcome> {
  return new Promise((resolve) => {
    const options = { cwd, env: { PATH: process.env.PATH, ...env } };
    execFile(command, args, options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
    });
  });
}

/** Runs the published command line from its source. */
export function runPressdock(
  args: readonly string[],
  options: { cwd: string; env: Record<string, string> },
): Promise<CommandOutcome> {
  return runCommand(process.execPath, ['--conditions=pressdock-source', source, ...args], options);
}
