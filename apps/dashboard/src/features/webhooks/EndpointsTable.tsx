import type { WebhookEndpointResponse } from '@pressdock/api';
import {
  Badge,
  Link,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { Day } from '../../shared/page/Day.tsx';
import { unbroken } from '../../shared/page/page.css.ts';
import { paths } from '../../shared/paths.ts';
import * as styles from './webhooks.css.ts';
import { webhooksMessages as words } from './webhooks.messages.ts';
import { stateOf, stateTones } from './webhooks.rules.ts';

const { columns } = words;

/** A table of endpoints, by URL. */
export function EndpointsTable({ endpoints }: { endpoints: readonly WebhookEndpointResponse[] }) {
  return (
    <Table caption={words.title} isCaptionHidden>
      <TableHead>
        <TableColumn>{columns.url}</TableColumn>
        <TableColumn>{columns.products}</TableColumn>
        <TableColumn>{columns.last}</TableColumn>
        <TableColumn>{columns.state}</TableColumn>
      </TableHead>
      <TableBody>
        {endpoints.map((endpoint) => (
          <TableRow key={endpoint._id}>
            <TableCell isRowHeader>
              <span className={styles.url}>
                <Link href={paths.webhook(endpoint._id)}>
                  {endpoint.channel === 'slack' ? words.slack : endpoint.url}
                </Link>
              </span>
            </TableCell>
            <TableCell>
              {endpoint.channel === 'slack'
                ? words.slackHint
                : endpoint.products.map(({ name }) => name).join(', ')}
            </TableCell>
            <TableCell>
              <LastDelivery last={endpoint.lastDelivery} />
            </TableCell>
            <TableCell>
              <State endpoint={endpoint} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function LastDelivery({ last }: { last: WebhookEndpointResponse['lastDelivery'] }) {
  if (last === null) return <Text tone="muted">{words.none}</Text>;
  return (
    <span className={styles.response}>
      <span className={unbroken}>
        {words.events[last.event]}, {words.statuses[last.status].toLowerCase()}
      </span>
      <Text tone="muted" size="13">
        <Day moment={last.createdAt} />
      </Text>
    </span>
  );
}

/** The state of an endpoint. */
export function State({ endpoint }: { endpoint: WebhookEndpointResponse }) {
  const state = stateOf(endpoint);
  return <Badge tone={stateTones[state]}>{words.states[state]}</Badge>;
}
