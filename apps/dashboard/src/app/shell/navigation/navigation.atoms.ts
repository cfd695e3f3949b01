import { activeFlagsAtom } from '../../../entities/interfaceFlags/interfaceFlags.queries.ts';
import { meAtom, personAtom } from '../../../entities/user/user.queries.ts';
import { atom } from '../../../shared/state.ts';
import { navigationEntries } from '../../navigation.ts';
import { audiencesOf, navigationOf, visibleNavigation } from './navigation.rules.ts';

/** The whole navigation, before anything is hidden. */
const navigation = navigationOf(navigationEntries);

/** The audiences that this person belongs to. */
export const audiencesAtom = atom((get) =>
  audiencesOf(get(activeFlagsAtom), get(meAtom).data, get(personAtom)),
);

/** The navigation that this person sees. */
export const navigationAtom = atom((get) => visibleNavigation(navigation, get(audiencesAtom)));
