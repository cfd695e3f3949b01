import { Card, EmptyState, LinkButton, LinkIcon, PageHeader, Stack } from '@pressdock/ui';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths, serverPages } from '../../shared/paths.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { EndpointsTable } from './EndpointsTable.tsx';
import { webhooksMessages as words } from './webhooks.messages.ts';
import { webhooksAtom } from './webhooks.queries.ts';

/** The endpoints that receive the account's webhooks. */
export function WebhooksPage() {
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader
        title={words.title}
        context={words.context}
        actions={
          <LinkButton href={serverPages.webhooksGuide} target="_blank">
            {words.guide}
          </LinkButton>
        }
      />
      <Endpoints />
    </Stack>
  );
}

function Endpoints() {
  const { data, isError, isFetching, refetch } = useAtomValue(webhooksAtom);
  if (data === undefined) {
    return isError ? (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.fetchFailed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productBody} />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title={words.emptyTitle}
        icon={<LinkIcon size={20} />}
        action={<LinkButton href={paths.products('plugin')}>{words.toPlugins}</LinkButton>}
      >
        {words.empty}
      </EmptyState>
    );
  }
  return (
    <Card padding="none">
      <EndpointsTable endpoints={data} />
    </Card>
  );
}
