import type { GitFailure } from '../../ports/git.ts';

/** The meanings of what Git, SSH and Git servers print. The first match counts. */
const patterns: readonly [RegExp, GitFailure][] = [
  [
    /host key verification failed|remote host identification has changed|no .* host key is known/i,
    'host_key_changed',
  ],
  [
    /unadvertised object|not our ref|couldn't find remote ref|remote did not send all|bad object/i,
    'no_ref',
  ],
  [
    /out of memory|cannot allocate memory|memory exhausted|file too large|file size limit|signal 25\b/i,
    'too_large',
  ],
  [
    /permission denied|authentication failed|could not read (?:user|pass)|invalid username|returned error: 40[13]|access denied|\bdenied by\b|not authorized|unauthorized/i,
    'denied',
  ],
  [
    /repository .*not found|not found|does not exist|does not appear to be a git repository|returned error: 404|no such/i,
    'not_found',
  ],
  [/returned error: 3\d\d|unable to update url base/i, 'unreachable'],
  [/timed out|operation too slow|transfer rate/i, 'timeout'],
  [
    /could not resolve|connection (?:refused|reset|closed)|no route to host|failed to connect|network is unreachable|returned error: 5\d\d|ssl|kex_exchange|unable to access|could not read from remote|remote end hung up|early eof/i,
    'unreachable',
  ],
];

/** Returns why a command failed, by what it printed. */
export function classifyFailure(messages: string): GitFailure {
  return patterns.find(([pattern]) => pattern.test(messages))?.[1] ?? 'failed';
}

/** Returns whether a shell could not find a program. */
export function isMissingProgram(code: number | null): boolean {
  return code === 127;
}

/** Returns a text in which secrets are replaced, and so is everything that a terminal would act on. */
export function maskText(text: string, secrets: readonly string[]): string {
  let masked = text;
  for (const secret of secrets) {
    if (secret.length >= 4) masked = masked.replaceAll(secret, '***');
  }
  return (
    masked
      // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences of terminals
      .replace(/\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007]*\u0007|.)/g, '')
      .replace(/[\p{Cc}\p{Cf}]/gu, (character) => (character === '\t' ? ' ' : ''))
      .replace(/:\/\/[^/@\s]+@/g, (match) => (match.includes(':', 3) ? '://***@' : match))
  );
}
