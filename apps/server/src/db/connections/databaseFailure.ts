import { ConfigError } from '../../config.ts';
import { DatabaseUnavailableError } from '../unavailable.ts';

/** Explains why a Postgres database cannot be used. The text contains no password. */
export function explainDatabaseFailure(error: unknown): ConfigError {
  if (error instanceof ConfigError) return error;
  const { message = '', cause, code } = error as NodeJS.ErrnoException;
  if (error instanceof DatabaseUnavailableError && cause) return explainDatabaseFailure(cause);
  const [line = ''] = (message || code || String(error)).split('\n');
  const reason = line.replace(/\.$/, '');
  return new ConfigError(
    `The database in DATABASE_URL cannot be used: ${reason}. Check the URL and make sure that the database is running.`,
  );
}
