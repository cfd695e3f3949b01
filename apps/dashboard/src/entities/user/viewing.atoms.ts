import { atom } from '../../shared/state.ts';
import { meAtom } from './user.queries.ts';

/** Whether an operator is viewing the account; viewers may not export its lists or secrets. */
export const isViewingAtom = atom((get) => (get(meAtom).data?.viewingEndsAt ?? null) !== null);
