import { EmbeddedDatabaseError } from './client.ts';

const maxWaitMs = 30_000;
const tooManyConnections = '53300';

/** The only connection was used by others for too long. */
export class BusyDatabaseError extends EmbeddedDatabaseError {
  constructor() {
    const message = 'The embedded database was busy for too long.';
    super({ message, code: tooManyConnections });
  }
}

/** A lock that gives the only connection to one caller at a time, first come, first served. */
export class Turn {
  #isTaken = false;
  #queue: (() => void)[] = [];

  /** Waits for the connection. @throws {BusyDatabaseError} after 30 s */
  async take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#queue = this.#queue.filter((waiting) => waiting !== enter);
        reject(new BusyDatabaseError());
      }, maxWaitMs);
      this.#queue.push(enter);
    });
  }

  /** Counts the connection as used or idle, and the callers that wait for it. */
  count(): { used: number; idle: number; waiting: number; max: number } {
    const used = Number(this.#isTaken);
    return { used, idle: 1 - used, waiting: this.#queue.length, max: 1 };
  }

  /** Releases the connection to the caller that has waited longest. */
  pass(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
