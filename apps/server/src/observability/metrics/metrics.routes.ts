import { createHash, timingSafeEqual } from 'node:crypto';
import { notFound, unauthenticated } from '../../errors.ts';
import type { App } from '../../http.ts';
import type { MetricsRegistry } from './registry.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Mounts the metrics for a scraper that knows the token. Without a token, the route responds as if it did
 * not exist.
 */
export function metricsRoutes(
  app: App,
  token: string | null,
  registry: MetricsRegistry | undefined,
): void {
  const expected = token === null ? undefined : digest(`Bearer ${token}`);
  app.get('/metrics', async ({ headers }, reply) => {
    if (expected === undefined || registry === undefined) throw notFound();
    // Digests have the same length, so comparing them reveals nothing about the token.
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) {
      reply.header('www-authenticate', 'Bearer');
      throw unauthenticated('The token of the metrics is missing or wrong.');
    }
    reply.header('cache-control', 'no-store').type(registry.contentType);
    return reply.send(await registry.write());
  });
}
