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
    await polls.waitForNotices();
  });

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async ({ headers, socket }, reply) => {
    const poller = `${socket.remoteAddress} ${headers['user-agent']}`;
    polls.record(poller);
    const checks = await check();
    const summary = summarize(Object.values(checks));
    reply.header('cache-control', 'no-store');
    if (!isStopping && summary !== 'failed') {
      return { status: summary === 'ok' ? 'ready' : 'degraded', checks };
    }
    if (isStopping) polls.recordNotice(poller);
    reply.code(503).header('retry-after', '5');
    return { status: isStopping ? 'stopping' : 'unavailable', checks };
  });
}
