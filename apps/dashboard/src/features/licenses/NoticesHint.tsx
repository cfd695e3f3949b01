import { Link, Text } from '@pressdock/ui';
import { isActingAtom, meAtom } from '../../entities/user/user.queries.ts';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { licensesMessages } from './licenses.messages.ts';

const { notices: words } = licensesMessages;

/** Explains who is notified of licenses that expire or are full, with a link to the setting. */
export function NoticesHint() {
  const isActing = useAtomValue(isActingAtom);
  const owner = useAtomValue(meAtom).data?.email ?? '';
  return (
    <Text as="p" size="13" tone="muted">
      {words.text(owner)} {isActing ? null : <Link href={paths.profile()}>{words.change}</Link>}
    </Text>
  );
}
