import { atom } from '../../shared/state.ts';
import { meAtom } from './user.queries.ts';

/** Whether an operator is looking into the account, who may not take its lists and secrets along. */
export const isViewingAtom = atom((get) => (get(meAtom).data?.viewingEndsAt ?? null) !== null);
