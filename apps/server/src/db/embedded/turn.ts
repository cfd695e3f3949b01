import { EmbeddedDatabaseError } from './client.ts';

const longestWaitMs = 30_000;
const tooManyConnections = '53300';

/** Hands the one connection to one caller at a time, in the order of asking. */
export class Turn {
  #isTaken = false;
  #queue: (() => void)[] = [];

  /** Waits for the connection; gives up after 30 s. */
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
        const message = 'The embedded database was busy for too long.';
        reject(new EmbeddedDatabaseError({ message, code: tooManyConnections }));
      }, longestWaitMs);
      this.#queue.push(enter);
    });
  }

  /** Passes the connection on to whoever has waited longest. */
  pass(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
