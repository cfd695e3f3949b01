import type { Database } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { App } from '../../http.ts';

/** Mounts the liveness and readiness routes. */
export function healthRoutes(app: App, database: Database): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async () => {
    if (isStopping || !(await database.isReady())) {
      throw new Refusal('unavailable', 'The server is not ready.');
    }
    return { status: 'ready' };
  });
}
