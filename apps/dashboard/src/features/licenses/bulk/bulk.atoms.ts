import type {
  BulkLicensesRequest,
  BulkLicensesResponse,
  LicenseBulkAction,
  UndoLicensesResponse,
} from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { refreshLicensesAtom } from '../../../entities/license/license.queries.ts';
import { userKeys } from '../../../entities/user/user.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { queryClientAtom } from '../../../shared/server/query.ts';
import { atom } from '../../../shared/state.ts';

/** A finished bulk change and how to undo it. */
export interface BulkDone {
  action: LicenseBulkAction;
  changed: number;
  undo: NonNullable<BulkLicensesResponse['undo']>;
}

const doneAtom = atom<BulkDone | null>(null);

/** The last bulk change; writing null dismisses it. */
export const bulkDoneAtom = atom(
  (get) => get(doneAtom),
  (_get, set, nothing: null) => set(doneAtom, nothing),
);

const refreshAtom = atom(null, (get, set) => {
  void get(queryClientAtom).invalidateQueries({ queryKey: userKeys.me });
  void set(refreshLicensesAtom);
});

/** Changes many licenses. */
export const bulkAtom = atom(null, async (_get, set, body: BulkLicensesRequest) => {
  const result: Result<BulkLicensesResponse> = await api.post('/api/v2/license/bulk', { body });
  if (!result.ok) return result;
  const { changed, undo } = result.data;
  // If nothing changed, the previous bulk change can still be undone.
  if (undo) set(doneAtom, { action: body.action, changed, undo });
  set(refreshAtom);
  return result;
});

/** Undoes the last bulk change. */
export const undoBulkAtom = atom(null, async (_get, set, token: string) => {
  const result: Result<UndoLicensesResponse> = await api.post('/api/v2/license/undo', {
    body: { token },
  });
  if (result.ok || result.status === 404) set(doneAtom, null);
  if (result.ok) set(refreshAtom);
  return result;
});
