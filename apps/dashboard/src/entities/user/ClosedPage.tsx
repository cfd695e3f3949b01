import { EmptyState, LinkButton, PageHeader, Stack, UserIcon } from '@pressdock/ui';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { meAtom } from './user.queries.ts';

export interface ClosedPageProps {
  /** The title of the page. */
  title: string;
  words: { title: string; body: (owner: string) => string; toHome: string };
}

/** Explains why a page is not available to a person who acts in another account. */
export function ClosedPage({ title, words }: ClosedPageProps) {
  const owner = useAtomValue(meAtom).data?.email ?? '';
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
