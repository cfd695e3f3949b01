import type { App } from '../../http.ts';
import { summarize } from './health.rules.ts';
import type { Checks } from './health.service.ts';
import { ReadinessPolls } from './readinessPolls.ts';

/**
 * Mounts the liveness and readiness routes. A degraded server is ready: taking it out of service would
 * end what still works.
 */
export function healthRoutes(app: App, check: () => Promise<Checks>): void {
  const polls = new ReadinessPolls();
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    await polls.waitForNotice();
  });

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    polls.count();
    const checks = await check();
    const summary = summarize(Object.values(checks));
    reply.header('cache-control', 'no-store');
    if (!isStopping && summary !== 'failed') {
      return { status: summary === 'ok' ? 'ready' : 'degraded', checks };
    }
    if (isStopping) polls.notify();
    reply.code(503).header('retry-after', '5');
    return { status: isStopping ? 'stopping' : 'unavailable', checks };
  });
}
