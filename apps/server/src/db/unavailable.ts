/** The database does not respond, or the connection was lost. The same work may succeed later. */
export class DatabaseUnavailableError extends Error {
  /** The SQLSTATE code of a connection failure. */
  readonly code = '08006';

  constructor(cause: unknown) {
    super('The database does not respond.', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}
