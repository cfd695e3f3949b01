import { rateLimited } from '../../errors.ts';

/** How many questions may wait for their turn; who comes after these asks again. */
const MOST_WAITING = 2000;
const ASK_AGAIN_SECONDS = 30;

interface Waiting<Asked, Found> {
  asked: Asked;
  resolve(found: Found): void;
  reject(error: unknown): void;
}

/**
 * Answers questions that come at the same time together: what one query finds for many costs little
 * more than for one. Nobody waits for company; those that come while a query runs go with the next.
 * @param load answers in the order of what is asked
 */
export function createBatcher<Asked, Found>(
  load: (asked: Asked[]) => Promise<Found[]>,
  { most, atOnce }: { most: number; atOnce: number },
): (asked: Asked) => Promise<Found> {
  let waiting: Waiting<Asked, Found>[] = [];
  let running = 0;
  let isTurnSet = false;

  async function run(batch: Waiting<Asked, Found>[]): Promise<void> {
    running += 1;
    try {
      const found = await load(batch.map(({ asked }) => asked));
      for (const [place, { resolve }] of batch.entries()) resolve(found[place] as Found);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    running -= 1;
    turn();
  }

  function turn(): void {
    isTurnSet = false;
    while (running < atOnce && waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      void run(batch);
    }
  }

  return (asked) => {
    if (waiting.length >= MOST_WAITING) return Promise.reject(rateLimited(ASK_AGAIN_SECONDS));
    return new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (isTurnSet) return;
      isTurnSet = true;
      setImmediate(turn);
    });
  };
}
