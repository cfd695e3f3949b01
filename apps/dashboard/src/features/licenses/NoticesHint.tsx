import { Link, Text } from '@pressdock/ui';
import { isActingAtom, meAtom } from '../../entities/user/user.queries.ts';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { licensesMessages } from './licenses.messages.ts';

const { notices: words } = licensesMessages;

/** Says who is told of licences that expire or are full, and leads the owner to the switch for it. */
export function NoticesHint() {
  const isActing = useAtomValue(isActingAtom);
  const owner = useAtomValue(meAtom).data?.email ?? '';
  return (
    <Text as="p" size="13" tone="muted">
      {words.told(owner)} {isActing ? null : <Link href={paths.profile()}>{words.change}</Link>}
    </Text>
  );
}
