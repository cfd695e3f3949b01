import { activeFlagsAtom } from '../../../entities/flags/flags.queries.ts';
import { meAtom, personAtom } from '../../../entities/user/user.queries.ts';
import { atom } from '../../../shared/state.ts';
import { navigation, partsFor, visibleNavigation } from './navigation.rules.ts';

/** The main navigation as far as it is for this person. */
export const navigationAtom = atom((get) => {
  const parts = partsFor(get(activeFlagsAtom), get(meAtom).data, get(personAtom));
  return visibleNavigation(navigation, parts);
});
