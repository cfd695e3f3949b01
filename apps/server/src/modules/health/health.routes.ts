import type { Database } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { App } from '../../http.ts';

/** Mounts the two questions of whoever keeps the server running: is it alive, may it get traffic? */
export function healthRoutes(
  app: App,
  { database, isStopping }: { database: Database; isStopping: () => boolean },
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async () => {
    if (isStopping() || !(await database.isReady())) {
      throw new Refusal('unavailable', 'The server is not ready.');
    }
    return { status: 'ready' };
  });
}
