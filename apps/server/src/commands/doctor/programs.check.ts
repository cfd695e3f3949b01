import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Check, type CheckResult, resultsOf } from './check.ts';

const run = promisify(execFile);
const timeout = 5000;
const minNode = 22;
const minGit = [2, 37] as const;
const install = 'apt-get install git openssh-client';

/** Examines the version of Node. */
export const checkNode: Check = () => {
  const results = resultsOf('node');
  const { node } = process.versions;
  if (Number(node.split('.')[0]) >= minNode) return [results.ok(`Node ${node}.`)];
  return [results.failed(`Node ${node} is too old.`, `Install Node ${minNode} or newer.`)];
};

/** Returns what a program prints about itself; undefined if it is not installed. */
async function readVersion(program: string, args: string[]): Promise<string | undefined> {
  try {
    const { stdout, stderr } = await run(program, args, { timeout });
    return stdout || stderr;
  } catch (error) {
    // ssh-keyscan without arguments prints its usage and fails.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : '';
  }
}

/** Returns whether `git --version` names a version that is new enough. */
export function isGitCurrent(text: string): boolean {
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(text) ?? []).map(Number);
  return major > minGit[0] || (major === minGit[0] && minor >= minGit[1]);
}

/** Examines the programs that continuous deployment runs. */
export const checkPrograms: Check = async () => {
  const results = resultsOf('programs');
  const found: CheckResult[] = [];
  const git = await readVersion('git', ['--version']);
  if (git === undefined) {
    found.push(results.warning('git is missing, so builds fail.', `Run: ${install}`));
  } else if (!isGitCurrent(git)) {
    const message = `${git.trim()} is too old for builds.`;
    found.push(results.warning(message, `Install git ${minGit.join('.')} or newer.`));
  }
  for (const [program, args] of [
    ['ssh', ['-V']],
    ['ssh-keyscan', []],
  ] as const) {
    if ((await readVersion(program, [...args])) !== undefined) continue;
    const message = `${program} is missing, so repositories cannot be fetched over SSH.`;
    found.push(results.warning(message, `Run: ${install}`));
  }
  return found.length > 0 ? found : [results.ok(`${git?.trim()}, ssh and ssh-keyscan.`)];
};
