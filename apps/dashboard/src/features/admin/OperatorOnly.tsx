import { EmptyState, LinkButton, PageHeader, Stack, UsersIcon } from '@pressdock/ui';
import type { ReactNode } from 'react';
import { isActingAtom, meAtom } from '../../entities/user/user.queries.ts';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { adminMessages } from './admin.messages.ts';

const { operatorOnly: words } = adminMessages;

export interface OperatorOnlyProps {
  /** The title shown to everyone else. */
  title: string;
  children: ReactNode;
}

/** Shows a page to operators only, and tells everyone else so. */
export function OperatorOnly({ title, children }: OperatorOnlyProps) {
  const { data: me, isError } = useAtomValue(meAtom);
  const isActing = useAtomValue(isActingAtom);
  if (me?.isAdmin && !isActing) return children;
  return (
    <Stack gap="24">
      <PageTitle title={title} />
      <PageHeader title={title} />
      {me ? (
        <EmptyState
          title={words.title}
          icon={<UsersIcon size={20} />}
          action={<LinkButton href={paths.home()}>{words.toHome}</LinkButton>}
        >
          {words.body}
        </EmptyState>
      ) : // The shell says that the account could not be read, and offers to try again.
      isError ? null : (
        <AreaLoading label={words.loading} height={size.productBody} />
      )}
    </Stack>
  );
}
