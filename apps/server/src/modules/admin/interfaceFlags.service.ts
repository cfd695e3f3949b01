import type { InterfaceFlagResponse } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import { listInterfaceFlags, setInterfaceFlag } from './operator.store.ts';
import { requireOperator } from './requireOperator.ts';

/** Turns parts of the dashboard on and off. */
export type InterfaceFlagsService = ReturnType<typeof createInterfaceFlagsService>;

function toResponse({ id, name, identifier, active }: Row<'feature_flags'>): InterfaceFlagResponse {
  return { _id: id, name, identifier, active };
}

/** Creates the service. */
export function createInterfaceFlagsService(database: Database) {
  return {
    async list(ctx: RequestContext): Promise<InterfaceFlagResponse[]> {
      requireOperator(ctx);
      return (await database.withSystem(listInterfaceFlags)).map(toResponse);
    },

    async set(ctx: RequestContext, id: string, active: boolean): Promise<InterfaceFlagResponse> {
      requireOperator(ctx);
      const flagId = parseId(id);
      const flag = await database.withSystem((tx) => setInterfaceFlag(tx, flagId, active));
      if (!flag) throw notFound();
      return toResponse(flag);
    },
  };
}
