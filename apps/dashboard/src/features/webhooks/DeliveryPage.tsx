import type { DeliveryDetailResponse, WebhookAttemptResponse } from '@pressdock/api';
import {
  Badge,
  Button,
  Card,
  CodeBlock,
  DescriptionItem,
  DescriptionList,
  Inline,
  LinkButton,
  PageHeader,
  Stack,
  Text,
} from '@pressdock/ui';
import { Changes } from '../../entities/user/Changes.tsx';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { formatDateTime } from '../../shared/format.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { ResponseText } from './DeliveryList.tsx';
import { NotShown } from './NotShown.tsx';
import { webhooksMessages } from './webhooks.messages.ts';
import { type DeliveryKey, deliveryAtoms, resendDeliveryAtom } from './webhooks.queries.ts';
import { formatHeaders, formatJson, isAttempting, statusTones } from './webhooks.rules.ts';

const { columns, delivery: words, events, statuses } = webhooksMessages;

/** One delivery: what was sent, and what the endpoint responded at each attempt. */
export function DeliveryPage({ id, deliveryId }: DeliveryKey) {
  const query = useAtomValue(deliveryAtoms({ id, deliveryId }));
  const title = query.data ? words.title(events[query.data.event]) : webhooksMessages.title;
  return (
    <Stack gap="24">
      <PageTitle title={title} />
      {query.data ? (
        <>
          <PageHeader
            title={title}
            context={
              <Badge tone={statusTones[query.data.status]}>{statuses[query.data.status]}</Badge>
            }
            actions={
              <Inline gap="8">
                <LinkButton href={paths.webhook(id)}>{words.backToEndpoint}</LinkButton>
                <Changes>
                  <ResendButton id={id} deliveryId={deliveryId} />
                </Changes>
              </Inline>
            }
          />
          <Delivery delivery={query.data} />
        </>
      ) : (
        <NotShown
          query={query}
          words={words}
          back={{ label: words.backToEndpoint, href: paths.webhook(id) }}
        />
      )}
    </Stack>
  );
}

function ResendButton({ id, deliveryId }: DeliveryKey) {
  const resend = useSetAtom(resendDeliveryAtom);
  const { isPending, run } = useSubmission();
  const press = () =>
    run(async () => {
      const result = await resend({ id, deliveryId });
      if (!result.ok) return void toasts.add({ title: words.resendFailed, tone: 'critical' });
      toasts.add({ title: words.resent, tone: 'positive' });
    });
  return (
    <Button variant="primary" isPending={isPending} onPress={press}>
      {words.resend}
    </Button>
  );
}

function Delivery({ delivery }: { delivery: DeliveryDetailResponse }) {
  const { product, nextAttemptAt, request, attempts, attemptLog } = delivery;
  const isRunning = isAttempting(delivery);
  return (
    <>
      <Card>
        <DescriptionList>
          <DescriptionItem term={words.created}>
            <Moment at={delivery.createdAt} />
          </DescriptionItem>
          {nextAttemptAt === null || isRunning ? null : (
            <DescriptionItem term={words.next}>
              <Moment at={nextAttemptAt} />
            </DescriptionItem>
          )}
          {product === null ? null : (
            <DescriptionItem term={words.product}>{product.name}</DescriptionItem>
          )}
          <DescriptionItem term={words.id}>
            <Text isMonospace size="13">
              {delivery._id}
            </Text>
          </DescriptionItem>
        </DescriptionList>
      </Card>
      <Card title={words.attempts}>
        <Stack gap="24">
          {isRunning || attemptLog.length === 0 ? (
            <Text tone="muted">{words.unfinished(Math.max(1, attempts))}</Text>
          ) : null}
          {attemptLog.map((attempt) => (
            <Attempt key={attempt.number} attempt={attempt} />
          ))}
        </Stack>
      </Card>
      <Card title={words.request}>
        <Stack gap="16">
          <CodeBlock label={words.headers} code={formatHeaders(request.headers)} />
          <CodeBlock label={words.body} code={formatJson(request.body)} />
        </Stack>
      </Card>
    </>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttemptResponse }) {
  const { number, startedAt, durationMs, status, failure, isSigned, response } = attempt;
  return (
    <Stack gap="8">
      <Inline gap="12">
        <Text weight="semibold">{words.attempt(number)}</Text>
        <ResponseText status={status} failure={failure} />
        <Text tone="muted" size="13">
          <Moment at={startedAt} />, {words.duration(durationMs)}
        </Text>
      </Inline>
      <Text tone="muted" size="13">
        {isSigned ? words.signed : words.unsigned}
      </Text>
      {status === null ? null : response === '' ? (
        <Text tone="muted" size="13">
          {words.noResponse}
        </Text>
      ) : (
        <CodeBlock label={`${columns.response} ${number}`} code={response} />
      )}
    </Stack>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}
