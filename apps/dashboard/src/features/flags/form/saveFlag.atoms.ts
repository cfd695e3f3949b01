import type { FlagResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { refreshFlagsAtom } from '../../../entities/featureFlag/featureFlag.queries.ts';
import { userKeys } from '../../../entities/user/user.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { queryClientAtom } from '../../../shared/server/query.ts';
import { atom } from '../../../shared/state.ts';
import type { FlagPath } from '../flags.queries.ts';
import { createPayload, patchPayload } from './flagForm.rules.ts';
import type { FlagSource, FlagValues } from './flagForm.values.ts';

/** Adds a flag to a product. */
export const addFlagAtom = atom(
  null,
  async (get, set, { id, values }: { id: string; values: FlagValues }) => {
    const result: Result<{ _id: string }> = await api.post(
      '/api/v2/feature-flags/products/{id}/flags',
      { params: { path: { id } }, body: createPayload(values) },
    );
    // A plan's limit may have been reached, which changes what the account may add.
    void get(queryClientAtom).invalidateQueries({ queryKey: userKeys.me });
    if (result.ok) void set(refreshFlagsAtom, id);
    return result;
  },
);

/** The values to save on a flag, and what they are based on. */
export interface FlagChange {
  path: FlagPath;
  values: FlagValues;
  source: FlagSource;
  /** Whether another identifier was confirmed although sites request the flag. */
  isConfirmed: boolean;
}

/** Saves changes to a flag. */
export const editFlagAtom = atom(
  null,
  async (_get, set, { path, values, source, isConfirmed }: FlagChange) => {
    const result: Result<FlagResponse> = await api.patch(
      '/api/v2/feature-flags/products/{id}/flags/{flagId}',
      { params: { path: { ...path } }, body: patchPayload(values, source, isConfirmed) },
    );
    if (result.ok) void set(refreshFlagsAtom, path.id);
    return result;
  },
);
