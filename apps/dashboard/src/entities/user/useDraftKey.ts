import { useAtomValue } from '../../shared/state.ts';
import { meAtom } from './user.queries.ts';

/** Returns the key of a form's draft, unique to the account; undefined until the account is known. */
export function useDraftKey(subject: string, id = 'new'): string | undefined {
  const account = useAtomValue(meAtom).data?._id;
  return account === undefined ? undefined : `pressdock-draft:${account}:${subject}:${id}`;
}
