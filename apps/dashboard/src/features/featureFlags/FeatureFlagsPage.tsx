import { EmptyState, FlagIcon, LinkButton, PageHeader, Stack } from '@pressdock/ui';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { featureFlagsMessages as words } from './featureFlags.messages.ts';

/**
 * A placeholder for the flags of the account's own products.
 * @see specification, section 2, "The shell"
 */
export function FeatureFlagsPage() {
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader title={words.title} />
      <EmptyState
        title={words.emptyTitle}
        icon={<FlagIcon size={20} />}
        action={<LinkButton href={paths.home()}>{words.toHome}</LinkButton>}
      >
        {words.empty}
      </EmptyState>
    </Stack>
  );
}
