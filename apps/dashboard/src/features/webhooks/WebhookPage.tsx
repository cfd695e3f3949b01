import type { WebhookEndpointResponse } from '@pressdock/api';
import { Alert, Button, Inline, LinkButton, PageHeader, Stack } from '@pressdock/ui';
import { Changes } from '../../entities/user/Changes.tsx';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { formatTime } from '../../shared/format.ts';
import { navigateFreely } from '../../shared/navigation/navigation.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { NotShown } from './NotShown.tsx';
import { webhooksMessages } from './webhooks.messages.ts';
import { testWebhookAtom, webhookAtoms } from './webhooks.queries.ts';

const { endpoint: words, backToList, fetchFailed, slack, title } = webhooksMessages;

const nameOf = ({ channel, url }: WebhookEndpointResponse) => (channel === 'slack' ? slack : url);

/** One endpoint and its deliveries. */
export function WebhookPage({ id }: { id: string }) {
  const query = useAtomValue(webhookAtoms(id));
  return (
    <Stack gap="24">
      <PageTitle title={query.data ? nameOf(query.data) : title} />
      {query.data ? (
        <Endpoint endpoint={query.data} />
      ) : (
        <NotShown
          query={query}
          words={{ ...words, fetchFailed }}
          back={{ label: backToList, href: paths.webhooks() }}
        />
      )}
    </Stack>
  );
}

function Endpoint({ endpoint }: { endpoint: WebhookEndpointResponse }) {
  const { _id: id, waiting, pausedUntil } = endpoint;
  return (
    <>
      <PageHeader
        title={nameOf(endpoint)}
        context={words.context(waiting)}
        actions={
          <Inline gap="8">
            <LinkButton href={paths.webhooks()}>{backToList}</LinkButton>
            <Changes>
              <TestButton id={id} />
            </Changes>
          </Inline>
        }
      />
      {pausedUntil === null ? null : (
        <Alert tone="caution" title={words.pausedTitle}>
          {words.paused(formatTime(pausedUntil))}
        </Alert>
      )}
      <DeliveryList endpointId={id} />
    </>
  );
}

/** Sends a test event and opens its delivery, which shows the result. */
function TestButton({ id }: { id: string }) {
  const send = useSetAtom(testWebhookAtom);
  const { isPending, run } = useSubmission();
  const press = () =>
    run(async () => {
      const result = await send(id);
      if (!result.ok) return void toasts.add({ title: words.testFailed, tone: 'critical' });
      toasts.add({ title: words.testSent, tone: 'positive' });
      navigateFreely(paths.webhookDelivery(id, result.data._id));
    });
  return (
    <Button variant="primary" isPending={isPending} onPress={press}>
      {words.test}
    </Button>
  );
}
