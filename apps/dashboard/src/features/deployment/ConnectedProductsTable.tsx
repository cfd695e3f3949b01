import {
  Badge,
  Inline,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { BuildNowButton } from '../../entities/build/BuildNowButton.tsx';
import { buildMessages } from '../../entities/build/build.messages.ts';
import { isViewingAtom } from '../../entities/user/viewing.atoms.ts';
import { formatDateTime } from '../../shared/format.ts';
import { ActionsColumn } from '../../shared/page/ActionsColumn.tsx';
import { unbroken } from '../../shared/page/page.css.ts';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import * as styles from './deployment.css.ts';
import { deploymentMessages } from './deployment.messages.ts';
import { type ConnectedProduct, outcomeTones } from './deployment.rules.ts';

const { products: words } = deploymentMessages;
const { columns } = words;

export interface ConnectedProductsTableProps {
  deployments: readonly ConnectedProduct[];
}

/** A table of products with their repository, branch and last push. */
export function ConnectedProductsTable({ deployments }: ConnectedProductsTableProps) {
  const isViewing = useAtomValue(isViewingAtom);
  return (
    <Table caption={words.caption} isCaptionHidden>
      <TableHead>
        <TableColumn>{columns.product}</TableColumn>
        <TableColumn>{columns.repository}</TableColumn>
        <TableColumn>{columns.branch}</TableColumn>
        <TableColumn>{columns.last}</TableColumn>
        {isViewing ? null : <ActionsColumn label={columns.actions} />}
      </TableHead>
      <TableBody>
        {deployments.map((deployment) => (
          <TableRow key={deployment.product._id}>
            <TableCell isRowHeader>
              <span className={styles.name}>
                <Link href={paths.product(deployment.product.kind, deployment.product._id)}>
                  {deployment.product.name}
                </Link>
              </span>
            </TableCell>
            <TableCell>
              <Repository repository={deployment.repository} />
            </TableCell>
            <TableCell>
              <Branch deployment={deployment} />
            </TableCell>
            <TableCell>
              <LastPush deployment={deployment} />
            </TableCell>
            {isViewing ? null : (
              <TableCell align="end" isPinned>
                <BuildNowButton
                  productId={deployment.product._id}
                  size="small"
                  label={words.buildOf(deployment.product.name)}
                >
                  {words.build}
                </BuildNowButton>
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Repository({ repository }: Pick<ConnectedProduct, 'repository'>) {
  return (
    <Stack gap="2">
      {repository.full_name}
      <Text tone="muted" size="13">
        {buildMessages.sources[repository.source]}
      </Text>
    </Stack>
  );
}

function Branch({ deployment: { branch, path } }: { deployment: ConnectedProduct }) {
  return (
    <Stack gap="2">
      <span className={unbroken}>
        <Text isMonospace size="13">
          {branch}
        </Text>
      </span>
      {path === '' ? null : (
        <Text isMonospace tone="muted" size="13">
          {path}
        </Text>
      )}
    </Stack>
  );
}

function LastPush({ deployment }: { deployment: ConnectedProduct }) {
  const { githubActionsConfigured, lastDelivery } = deployment;
  if (githubActionsConfigured) return <Text tone="muted">{words.actionsMode}</Text>;
  if (lastDelivery === null) return <Text tone="muted">{words.noPush}</Text>;
  return (
    <Inline gap="8">
      <Badge tone={outcomeTones[lastDelivery.outcome]}>
        {words.outcomes[lastDelivery.outcome]}
      </Badge>
      <time dateTime={lastDelivery.at} className={unbroken}>
        {formatDateTime(lastDelivery.at)}
      </time>
    </Inline>
  );
}
