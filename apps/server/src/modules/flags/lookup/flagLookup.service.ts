import type { SearchAccountResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { searchFlags } from './flagLookup.store.ts';

type FoundFlag = SearchAccountResponse['flags']['results'][number];

/** Finds flags of any product. */
export type FlagLookup = ReturnType<typeof createFlagLookup>;

/** Creates the service. */
export function createFlagLookup(database: Database) {
  return {
    /** Returns flags of any product that match every word of a text, at most `limit`. */
    async find(ctx: RequestContext, text: string, limit: number): Promise<FoundFlag[]> {
      const words = text.split(/\s+/).filter((word) => word !== '');
      const rows = await database.withAccount(ctx, (tx) =>
        searchFlags(tx, ctx.accountId, words, limit),
      );
      return rows.map(({ id, name, identifier, active, product_id, product_name }) => ({
        _id: id,
        name,
        identifier,
        active,
        product: { _id: product_id, name: product_name },
      }));
    },
  };
}
