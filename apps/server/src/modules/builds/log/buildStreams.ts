import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { BUILD_LIMITS } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../errors.ts';
import { isId } from '../../../identity/ids.ts';
import { buildMessages } from '../builds.messages.ts';
import { findBuild } from './buildLog.store.ts';
import { toBuildLine, toBuildResponse } from './builds.mapping.ts';
import { listLines } from './lines.store.ts';

/** Streams logs while builds run. */
export type BuildStreams = ReturnType<typeof createBuildStreams>;

const pollMs = 300;
const heartbeatMs = 15_000;
/** A session that ended, or a suspended account, reads no more after this time. */
const checkMs = 2000;
/** A client connects again after this time, so that connections do not stay open for hours. */
const maxMs = 10 * 60_000;
const linesPerRead = 500;
const retrySeconds = 5;

const eventOf = (name: string, data: unknown, id?: number) =>
  `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** Returns the number of the last line that a client has; 0 for invalid text. */
export function parseLastLine(text: string | undefined): number {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** The part of a log that a client follows. */
export interface FollowedLog {
  /** The number of the last line that the client has. */
  after: number;
  /** Returns whether the caller may still read the log. */
  isAllowed: () => Promise<boolean>;
}

/** Creates the streams. */
export function createBuildStreams(db: Database) {
  const counts = new Map<string, number>();
  const closing = new AbortController();

  /** Reads the state of a build and its next lines in one transaction. */
  const read = (ctx: RequestContext, id: string, after: number) =>
    db.withAccount(ctx, async (tx) => {
      const build = isId(id) ? await findBuild(tx, ctx.accountId, id) : undefined;
      if (!build) return undefined;
      const lines = await listLines(tx, build, { after, limit: linesPerRead });
      return { build: toBuildResponse(build), lines: lines.map(toBuildLine) };
    });

  async function* follow(
    ctx: RequestContext,
    id: string,
    { after: first, isAllowed }: FollowedLog,
  ): AsyncGenerator<string> {
    let [after, state] = [first, ''];
    let sentAt = Date.now();
    let checkedAt = sentAt;
    const endsAt = sentAt + maxMs;
    let isOver = false;
    yield 'retry: 1000\n\n';
    while (!closing.signal.aborted && Date.now() < endsAt) {
      if (Date.now() - checkedAt > checkMs) {
        if (!(await isAllowed())) return;
        checkedAt = Date.now();
      }
      const found = await read(ctx, id, after);
      if (!found) return;
      const { build, lines } = found;
      after = lines.at(-1)?.n ?? after;
      let text = lines.map((line) => eventOf('line', line, line.n)).join('');
      if (lines.length < linesPerRead) {
        // The last lines may be stored just after the end.
        const isEnd = build.finishedAt !== null;
        if (isEnd && isOver) {
          yield text + eventOf('build', build);
          return;
        }
        isOver = isEnd;
        const newState = JSON.stringify(build);
        if (newState !== state && !isEnd) text += eventOf('build', build);
        state = newState;
      }
      if (text === '' && Date.now() - sentAt > heartbeatMs) text = ': still here\n\n';
      if (text !== '') {
        sentAt = Date.now();
        yield text;
      }
      if (lines.length === linesPerRead) continue;
      await wait(pollMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  return {
    /** Streams the lines after a number, and each new state, as server-sent events. */
    async open(ctx: RequestContext, id: string, log: FollowedLog): Promise<Readable> {
      if (!(await read(ctx, id, log.after))) throw notFound();
      const { accountId } = ctx;
      const count = counts.get(accountId) ?? 0;
      if (count >= BUILD_LIMITS.streams) {
        throw new Refusal('rate_limited', buildMessages.streams, { retryAfter: retrySeconds });
      }
      counts.set(accountId, count + 1);
      const stream = Readable.from(follow(ctx, id, log));
      stream.once('close', () => {
        const left = (counts.get(accountId) ?? 1) - 1;
        if (left === 0) counts.delete(accountId);
        else counts.set(accountId, left);
      });
      return stream;
    },

    /** Ends all streams, because the server stops. */
    close: () => closing.abort(),
  };
}
