/** An expected failure. Its message is the only line that is printed. */
export class Failure extends Error {}

/**
 * Runs a command's main function. A Failure becomes one line on stderr and the failure code;
 * any other error is a bug and is printed with its stack.
 */
export async function main(run, failureCode = 1) {
  try {
    const code = await run();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    process.stderr.write(`${error instanceof Failure ? error.message : error.stack}\n`);
    process.exitCode = failureCode;
  }
}

const causes = [
  [/ENOSPC|no space left on device/i, () => 'the disk is full'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network request .* failed|EIDLETIMEOUT/,
    () => 'the npm registry is unreachable; check the network connection and try again',
  ],
  [
    /SIGKILL|\(137\)|heap out of memory|ENOMEM|annot allocate memory/,
    () => 'there was not enough memory; Pressdock needs 1 GB',
  ],
  [/EACCES|EPERM|EROFS/, () => 'the folder is not writable'],
  [/EUSAGE/, () => 'package-lock.json does not match package.json'],
];

/** Returns the cause of a failed command in a few words, read from its output. */
export function causeOf(output) {
  for (const [pattern, cause] of causes) if (pattern.test(output)) return cause();
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.at(-1)?.trim() ?? 'it printed nothing';
}
