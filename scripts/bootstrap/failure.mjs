/** An expected failure: its message is the one line that a person is to read. */
export class Failure extends Error {}

/**
 * Runs a command's main function: an expected failure becomes one line on stderr
 * and exit code 1 (or the given one); anything else keeps its stack, because it is a bug.
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
    () => 'the npm registry cannot be reached; check the network connection and try again',
  ],
  [/EACCES|EPERM|EROFS/, () => 'the folder cannot be written to'],
  [/EUSAGE/, () => 'package-lock.json and package.json disagree'],
];

/** The cause of a failed command in a few words, read from what it printed. */
export function causeOf(output) {
  for (const [pattern, words] of causes) if (pattern.test(output)) return words();
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.at(-1)?.trim() ?? 'it printed nothing';
}
