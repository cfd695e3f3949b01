import type { Result } from '@pressdock/api/client';
import { refreshLicensesAtom } from '../../../entities/license/license.queries.ts';
import { userKeys } from '../../../entities/user/user.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { queryClientAtom } from '../../../shared/server/query.ts';
import { atom } from '../../../shared/state.ts';
import { payloadOf } from './licenseForm.rules.ts';
import type { LicenseSource, LicenseValues } from './licenseForm.values.ts';

/** Adds a license. */
export const addLicenseAtom = atom(null, async (get, set, values: LicenseValues) => {
  const result: Result<{ _id: string }> = await api.post('/api/v2/license', {
    body: payloadOf(values),
  });
  if (result.ok) {
    void get(queryClientAtom).invalidateQueries({ queryKey: userKeys.me });
    void set(refreshLicensesAtom);
  }
  return result;
});

/** The values to save on a license, and what they are based on. */
export interface LicenseChange {
  id: string;
  values: LicenseValues;
  source: LicenseSource;
}

/** Saves changes to a license. */
export const editLicenseAtom = atom(
  null,
  async (_get, set, { id, values, source }: LicenseChange) => {
    const result: Result<{ _id: string }> = await api.put('/api/v2/license/{id}', {
      params: { path: { id } },
      body: payloadOf(values, source),
    });
    if (result.ok) void set(refreshLicensesAtom);
    return result;
  },
);
