import { CopyMismatchError } from '../../db/copy/loadTables.ts';
import { CommandFailure } from '../command.ts';

const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

interface KnownError {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/**
 * Returns a failure that says what to do about an error of a disk, a bucket or a database; the error
 * itself if it is none of these.
 *
 * @param problem what could not be done, without a period
 */
export function explainFailure(error: unknown, problem: string): unknown {
  if (error instanceof CommandFailure) return error;
  if (error instanceof CopyMismatchError) {
    return new CommandFailure(`${problem}: ${error.message}`);
  }
  const { name, message = '', code = '', $metadata } = error as KnownError;
  // The person or the server interrupted the command.
  if (name === 'AbortError') return error;
  if (full.has(code)) {
    return new CommandFailure(
      `${problem}: the disk is full. Nothing incomplete was kept. Free some space and try again.`,
    );
  }
  if ($metadata) return new CommandFailure(`${problem}: the bucket answered ${name}: ${message}`);
  if (/^(?:E[A-Z]+|(?:08|25|28|3D|40|53|55|57)[0-9A-Z]{3}|42501)$/.test(code)) {
    return new CommandFailure(`${problem}: ${message || code}`);
  }
  return error;
}
