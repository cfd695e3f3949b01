import type { PublicFlagsResponse } from '@pressdock/api';
import type { Database } from '../../db/database.ts';
import { isId } from '../../identity/ids.ts';
import { evaluateFlag, prepareFlag } from './evaluation/evaluation.rules.ts';
import { type FlagQuery, FlagRequest } from './evaluation/flagRequest.rules.ts';
import { listFlags } from './flags.store.ts';

/** Evaluates feature flags for the public endpoint. */
export type FlagsService = ReturnType<typeof createFlagsService>;

/** Creates the service. */
export function createFlagsService(database: Database) {
  return {
    /** Returns which flags of a product are active for a request; none for an unknown product. */
    async evaluate(productId: string, query: FlagQuery): Promise<PublicFlagsResponse> {
      if (!isId(productId)) return [];
      const request = new FlagRequest(query);
      // Anyone may read them, without an account to scope the transaction by.
      const flags = await database.withSystem((tx) => listFlags(tx, productId));
      return flags.map((flag) => ({
        flag: flag.identifier,
        active: evaluateFlag(prepareFlag({ ...flag, group: flag.group_rule }), request).active,
      }));
    },
  };
}
