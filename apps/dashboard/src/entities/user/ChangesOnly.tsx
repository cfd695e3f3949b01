import { EmptyState, LinkButton, PageHeader, Stack, UserIcon } from '@pressdock/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { meAtom } from './user.queries.ts';
import { isViewingAtom } from './viewing.atoms.ts';
import { viewingMessages as words } from './viewing.messages.ts';

export interface ChangesOnlyProps {
  /** What the page is called. */
  title: string;
  children: ReactNode;
}

/** Shows a page that is there to change something, and tells an operator that looking does not. */
export function ChangesOnly({ title, children }: ChangesOnlyProps) {
  const isViewing = useAtomValue(isViewingAtom);
  const owner = useAtomValue(meAtom).data?.email ?? '';
  if (!isViewing) return children;
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
