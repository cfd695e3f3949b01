import { EmptyState, LinkButton, UsersIcon } from '@pressdock/ui';
import type { ReactNode } from 'react';
import { isActingAtom, meAtom } from '../../entities/user/user.queries.ts';
import { AreaLoading } from '../../shared/AreaLoading.tsx';
import { paths } from '../../shared/paths.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { adminMessages } from './admin.messages.ts';

const { operatorOnly: words } = adminMessages;

/** Shows a page to the operator alone, and tells everybody else that it is the operator's. */
export function OperatorOnly({ children }: { children: ReactNode }) {
  const { data: me, isError } = useAtomValue(meAtom);
  const isActing = useAtomValue(isActingAtom);
  if (me?.isAdmin && !isActing) return children;
  // The shell says that the account could not be read, and offers to try again.
  if (me === undefined) {
    return isError ? null : <AreaLoading label={words.loading} height={size.productBody} />;
  }
  return (
    <EmptyState
      title={words.title}
      icon={<UsersIcon size={20} />}
      action={<LinkButton href={paths.home()}>{words.toHome}</LinkButton>}
    >
      {words.body}
    </EmptyState>
  );
}
