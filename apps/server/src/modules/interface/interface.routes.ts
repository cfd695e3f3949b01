import { readInterface } from '@pressdock/api';
import { interfaceProductId } from '../../db/migrations/002-interface-flags.ts';
import type { App } from '../../http.ts';

/** Mounts what the dashboard asks first: where its own flags are, where page views go. */
export function interfaceRoutes(app: App, { pageViewUrl }: { pageViewUrl: string | null }): void {
  app.route({
    ...readInterface,
    handler: async () => ({ flagProductId: interfaceProductId, pageViewUrl }),
  });
}
