import { EmptyState, LinkButton, SearchIcon } from '@pressdock/ui';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { paths } from '../../../shared/paths.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { type FlagPath, flagAtoms } from '../flags.queries.ts';
import { flagDetailsMessages as words } from './flagDetails.messages.ts';

/** The loading state of a flag, or why it cannot be shown. */
export function FlagUnavailable({ path }: { path: FlagPath }) {
  const { error, isError, isFetching, refetch } = useAtomValue(flagAtoms(path));
  if (error?.status === 404) {
    return (
      <EmptyState
        title={words.missingTitle}
        icon={<SearchIcon size={20} />}
        action={<LinkButton href={paths.flags(path.id)}>{words.backToList}</LinkButton>}
      >
        {words.missing}
      </EmptyState>
    );
  }
  if (isError) {
    return (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.fetchFailed}
      </FailureNotice>
    );
  }
  return <AreaLoading label={words.loading} height={size.productBody} />;
}
