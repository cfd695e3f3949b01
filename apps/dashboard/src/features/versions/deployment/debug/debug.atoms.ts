import { activeFlagsAtom } from '../../../../entities/interfaceFlags/interfaceFlags.queries.ts';
import { personAtom } from '../../../../entities/user/user.queries.ts';
import { atom } from '../../../../shared/state.ts';

/**
 * Whether the person signed in is shown the tables for debugging: an operator, behind a flag.
 * @see specification, section 6, "Interface flags"
 */
export const canDebugAtom = atom(
  (get) =>
    get(personAtom)?.isAdmin === true &&
    get(activeFlagsAtom).has('SHOW_CONTINUOUS_DEPLOYMENT_DEBUGGING'),
);
