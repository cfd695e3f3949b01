import { Refusal } from '../../../errors.ts';
import type { GitFailure } from '../../../ports/git.ts';
import { gitFailureMessages, resultMessages } from '../builds.messages.ts';
import type { BuildEnd } from '../builds.store.ts';

/** Ends a build early: with nothing to release, or with an error. */
export class BuildStop extends Error {
  readonly end: BuildEnd;

  constructor(end: BuildEnd) {
    super(end.responseBody);
    this.end = end;
  }
}

/** Returns the end of a build that found nothing to release. */
export function skip(responseBody: string): BuildStop {
  return new BuildStop({ status: 'skipped', responseCode: 200, responseBody });
}

/** Returns the end of a build that the author, the code host (502) or this server (5xx) made fail. */
export function fail(responseBody: string, responseCode = 422): BuildStop {
  return new BuildStop({ status: 'failed', responseCode, responseBody });
}

/** Failures that the author can correct without the code host. */
const ofTheAuthor: readonly GitFailure[] = ['no_ref', 'too_large', 'invalid_url', 'not_public'];

/** Returns the end of a build whose repository could not be read. */
export function failOfGit(failure: GitFailure, message = gitFailureMessages[failure]): BuildStop {
  if (failure === 'failed') return fail(message, 500);
  return fail(message, ofTheAuthor.includes(failure) ? 422 : 502);
}

/** Returns how a build ends after an error; undefined for an unexpected one. */
export function endOfError(error: unknown): BuildEnd | undefined {
  if (error instanceof BuildStop) return error.end;
  if (!(error instanceof Refusal)) return undefined;
  const isOurs = ['insufficient_storage', 'unavailable', 'rate_limited'].includes(error.code);
  return fail(error.message, isOurs ? 503 : 422).end;
}

/** The end of a build after an unexpected error. */
export const unexpectedEnd: BuildEnd = fail(resultMessages.unexpected, 500).end;
