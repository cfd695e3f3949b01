import {
  EmptyState,
  LinkButton,
  PageHeader,
  SearchIcon,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@pressdock/ui';
import { customerAtoms } from '../../entities/customer/customer.queries.ts';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { paths } from '../../shared/paths.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { customersMessages } from './customers.messages.ts';

const { one: words, title } = customersMessages;

/** The loading state of a customer, or why they cannot be shown. */
export function CustomerUnavailable({ id }: { id: string }) {
  const { error, isError, isFetching, refetch } = useAtomValue(customerAtoms(id));
  if (error?.status === 404) {
    return (
      <>
        <PageHeader title={title} />
        <EmptyState
          title={words.missingTitle}
          icon={<SearchIcon size={20} />}
          action={<LinkButton href={paths.customers()}>{words.backToList}</LinkButton>}
        >
          {words.missing}
        </EmptyState>
      </>
    );
  }
  if (isError) {
    return (
      <>
        <PageHeader title={title} />
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {words.fetchFailed}
        </FailureNotice>
      </>
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{words.loading}</span>
      </VisuallyHidden>
      <Stack gap="24">
        <Skeleton shape="block" height={size.productHead} />
        <Skeleton shape="block" height={size.productBody} />
      </Stack>
    </div>
  );
}
