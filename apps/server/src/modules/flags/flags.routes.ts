import { type PublicFlagsResponse, readPublicFlags } from '@pressdock/api';
import type { Database } from '../../db/database.ts';
import type { App } from '../../http.ts';
import { isId } from '../../identity/ids.ts';
import { isActiveFor } from './evaluation.rules.ts';
import { listFlags } from './flags.store.ts';

/** Answers which flags of a product are on for somebody. An unknown product looks like an empty one. */
async function readFlags(
  database: Database,
  productId: string,
  identifier: string,
): Promise<PublicFlagsResponse> {
  if (!isId(productId)) return [];
  const flags = await database.withSystem((tx) => listFlags(tx, productId));
  return flags.map((flag) => ({ flag: flag.identifier, active: isActiveFor(flag, identifier) }));
}

/** Mounts the public question about feature flags. */
export function flagsRoutes(app: App, { database }: { database: Database }): void {
  app.route({
    ...readPublicFlags,
    handler: (request) => readFlags(database, request.params.id, request.query.identifier ?? ''),
  });
}
