import { EmptyState, LinkButton, PageHeader, Stack, UserIcon } from '@pressdock/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { ownAccountMessages as words } from './ownAccount.messages.ts';
import { isActingAtom, meAtom } from './user.queries.ts';

export interface OwnAccountOnlyProps {
  /** What the page is called. */
  title: string;
  children: ReactNode;
}

/** Shows a page to the owner of the account alone, and tells whoever acts for them that it is the owner's. */
export function OwnAccountOnly({ title, children }: OwnAccountOnlyProps) {
  const isActing = useAtomValue(isActingAtom);
  const owner = useAtomValue(meAtom).data?.email ?? '';
  if (!isActing) return children;
  return (
    <Stack gap="24">
      <PageTitle title={title} />
      <PageHeader title={title} />
      <EmptyState
        title={words.title}
        icon={<UserIcon size={20} />}
        action={<LinkButton href={paths.home()}>{words.toHome}</LinkButton>}
      >
        {words.body(owner)}
      </EmptyState>
    </Stack>
  );
}
