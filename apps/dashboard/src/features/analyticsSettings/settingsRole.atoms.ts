import { isActingAtom, meAtom, personAtom } from '../../entities/user/user.queries.ts';
import { isViewingAtom } from '../../entities/user/viewing.atoms.ts';
import { atom } from '../../shared/state.ts';

/** How a person may use the settings: change everything, only the fields of products, or nothing. */
export type SettingsRole = 'owner' | 'member' | 'viewing';

/** How the person signed in may use the settings; undefined until that is known. */
export const roleAtom = atom((get): SettingsRole | undefined => {
  if (get(meAtom).data === undefined || get(personAtom) === undefined) return undefined;
  if (get(isViewingAtom)) return 'viewing';
  return get(isActingAtom) ? 'member' : 'owner';
});

/** The e-mail address of the owner of the account, whom a member can ask. */
export const ownerAtom = atom((get) => get(meAtom).data?.email ?? '');
