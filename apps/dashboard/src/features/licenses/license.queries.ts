import type { LicenseResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { licenseKeys, refreshLicensesAtom } from '../../entities/license/license.queries.ts';
import { userKeys } from '../../entities/user/user.queries.ts';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom, atomFamily } from '../../shared/state.ts';
import { type LicenseBefore, payloadOf } from './form/licenseForm.rules.ts';
import type { LicenseValues } from './form/licenseForm.values.ts';

/** One licence. */
export const licenseAtoms = atomFamily((id: string) =>
  queryAtom<LicenseResponse>(() => ({
    queryKey: licenseKeys.one(id),
    queryFn: ({ signal }) =>
      dataOf(api.get('/api/v2/license/{id}', { params: { path: { id } }, signal })),
  })),
);

/** Issues a licence. */
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

/** What is saved over an existing licence. */
export interface LicenseChange {
  id: string;
  values: LicenseValues;
  before: LicenseBefore;
}

/** Saves what was changed on a licence. */
export const editLicenseAtom = atom(
  null,
  async (_get, set, { id, values, before }: LicenseChange) => {
    const result: Result<{ _id: string }> = await api.put('/api/v2/license/{id}', {
      params: { path: { id } },
      body: payloadOf(values, before),
    });
    if (result.ok) void set(refreshLicensesAtom);
    return result;
  },
);
