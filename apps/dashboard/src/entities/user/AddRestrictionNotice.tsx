import { Alert } from '@pressdock/ui';
import { useAtomValue } from '../../shared/state.ts';
import type { Addable } from './addPermission.rules.ts';
import { addRestrictionMessages as words } from './addRestriction.messages.ts';
import { meAtom, personAtom } from './user.queries.ts';

/** The explanation, which differs for the owner and for members. */
export function AddRestrictionNotice({ what }: { what: Addable }) {
  const me = useAtomValue(meAtom).data;
  const person = useAtomValue(personAtom);
  const isOwn = person === undefined || person._id === me?._id;
  return (
    <Alert tone="caution" title={words.title(what)}>
      {isOwn ? words.forOwner : words.forMember(me?.email ?? '')}
    </Alert>
  );
}
