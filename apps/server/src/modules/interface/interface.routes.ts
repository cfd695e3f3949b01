import { readInterface } from '@pressdock/api';
import server from '../../../package.json' with { type: 'json' };
import type { Config } from '../../config.ts';
import { interfaceProductId } from '../../db/migrations/002-interface-flags.ts';
import type { App } from '../../http.ts';

/** Mounts what the dashboard asks first: where its own flags are, where page views and questions go. */
export function interfaceRoutes(
  app: App,
  { pageViewUrl, supportUrl }: Pick<Config, 'pageViewUrl' | 'supportUrl'>,
): void {
  const answer = {
    flagProductId: interfaceProductId,
    pageViewUrl,
    supportUrl,
    version: server.version,
  };
  app.route({ ...readInterface, handler: async () => answer });
}
