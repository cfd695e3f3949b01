import { EmptyState, FlagIcon, LinkButton, PageHeader, Stack } from '@pressdock/ui';
import { activeFlagsAtom } from '../../entities/flags/flags.queries.ts';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { featureFlagsMessages as words } from './featureFlags.messages.ts';

/**
 * Where flags of the account's own products will be; until then it says so.
 * @see specification, section 2, "The shell"
 */
export function FeatureFlagsPage() {
  const isOn = useAtomValue(activeFlagsAtom).has('SHOW_FEATURE_FLAG_MENU');
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader title={words.title} />
      <EmptyState
        title={isOn ? words.soonTitle : words.offTitle}
        icon={<FlagIcon size={20} />}
        action={<LinkButton href={paths.home()}>{words.toHome}</LinkButton>}
      >
        {isOn ? words.soon : words.off}
      </EmptyState>
    </Stack>
  );
}
