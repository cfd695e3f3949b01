import type { BuildLine, BuildStep } from '@pressdock/api';
import { BUILD_LOG } from '@pressdock/api/limits';
import type { Database } from '../../../db/database.ts';
import { truncate } from '../../../text/truncate.ts';
import { makeWellFormed } from '../../../text/wellFormed.ts';
import { lineMessages } from '../builds.messages.ts';
import type { BuildRow } from '../builds.store.ts';
import { insertLines, type NewLine } from '../log/lines.store.ts';

/** Collects the lines of a build and stores them in batches. */
export interface BuildLog {
  add(step: BuildStep, level: BuildLine['level'], text: string): void;
  /** Stores all lines. */
  flush(): Promise<void>;
}

const flushEveryMs = 200;
/** Lines per statement, whose parameters are limited. */
const batchSize = 1000;

/** Opens the log of a build. It continues after the lines of an earlier attempt. */
export function openBuildLog(
  db: Database,
  build: BuildRow,
  onFailure: (error: unknown) => void,
): BuildLog {
  let count = build.line_count;
  const waiting: NewLine[] = [];
  let timer: NodeJS.Timeout | undefined;
  let storing = Promise.resolve();

  const store = async () => {
    while (waiting.length > 0) {
      const lines = waiting.slice(0, batchSize);
      await db.withAccount({ accountId: build.account_id }, (tx) => insertLines(tx, build, lines));
      waiting.splice(0, lines.length);
    }
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    // Lines that could not be stored wait for the next attempt.
    storing = storing.catch(() => undefined).then(store);
    return storing;
  };

  return {
    add(step, level, text) {
      if (count >= BUILD_LOG.lines) return;
      count += 1;
      const isLast = count === BUILD_LOG.lines;
      const line = isLast ? lineMessages.cut : makeWellFormed(text).replaceAll('\0', '');
      waiting.push({
        ...{ n: count, at: new Date(), step, level },
        text: truncate(line, BUILD_LOG.lineLength),
      });
      timer ??= setTimeout(() => {
        flush().catch(onFailure);
      }, flushEveryMs).unref();
    },
    flush,
  };
}
