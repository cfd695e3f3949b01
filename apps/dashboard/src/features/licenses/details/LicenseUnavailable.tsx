import { EmptyState, LinkButton, SearchIcon, Skeleton, VisuallyHidden } from '@pressdock/ui';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { paths } from '../../../shared/paths.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { licenseFormMessages as words } from '../form/licenseForm.messages.ts';
import { licenseAtoms } from '../license.queries.ts';

/** The loading state of a license, or why it cannot be shown. */
export function LicenseUnavailable({ id }: { id: string }) {
  const { error, isError, isFetching, refetch } = useAtomValue(licenseAtoms(id));
  if (error?.status === 404) {
    return (
      <EmptyState
        title={words.missingTitle}
        icon={<SearchIcon size={20} />}
        action={<LinkButton href={paths.licenses()}>{words.backToList}</LinkButton>}
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
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{words.loading}</span>
      </VisuallyHidden>
      <Skeleton shape="block" height={size.productBody} />
    </div>
  );
}
