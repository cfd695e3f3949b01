import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { App } from '../../http.ts';

/** A database that takes longer counts as not ready: supervisors expect a response within a second. */
const READY_WITHIN_MS = 900;

/** Mounts the liveness and readiness routes. */
export function healthRoutes(app: App, database: Database): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async () => {
    const timeout = wait(READY_WITHIN_MS, false, { ref: false });
    if (isStopping || !(await Promise.race([database.isReady(), timeout]))) {
      throw new Refusal('unavailable', 'The server is not ready.');
    }
    return { status: 'ready' };
  });
}
