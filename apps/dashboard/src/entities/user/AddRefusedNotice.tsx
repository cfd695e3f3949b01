import { Alert } from '@pressdock/ui';
import { useAtomValue } from '../../shared/state.ts';
import type { Addable } from './addPermission.rules.ts';
import { addRefusedMessages as words } from './addRefused.messages.ts';
import { meAtom, personAtom } from './user.queries.ts';

/** The words of a refusal: they differ for the account's owner and for whoever acts in it. */
export function AddRefusedNotice({ what }: { what: Addable }) {
  const me = useAtomValue(meAtom).data;
  const person = useAtomValue(personAtom);
  const isOwn = person === undefined || person._id === me?._id;
  return (
    <Alert tone="caution" title={words.title(what)}>
      {isOwn ? words.forOwner : words.forMember(me?.email ?? '')}
    </Alert>
  );
}
