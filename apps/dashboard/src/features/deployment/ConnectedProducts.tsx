import { Card, LinkButton, Text } from '@pressdock/ui';
import { Changes } from '../../entities/user/Changes.tsx';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { paths } from '../../shared/paths.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { ConnectedProductsTable } from './ConnectedProductsTable.tsx';
import { note } from './deployment.css.ts';
import { deploymentMessages } from './deployment.messages.ts';
import { deploymentsAtom } from './deployment.queries.ts';
import { connectedProducts } from './deployment.rules.ts';

const { products: words } = deploymentMessages;

/** The products that are deployed from a repository. */
export function ConnectedProducts() {
  const { data, isError, isFetching, refetch } = useAtomValue(deploymentsAtom);
  if (data === undefined) {
    return isError ? (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.fetchFailed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productHead} />
    );
  }
  const connected = connectedProducts(data);
  return (
    <Card
      title={words.title}
      padding="none"
      aside={
        <Changes>
          <LinkButton size="small" href={paths.chooseProductToConnect()}>
            {words.connect}
          </LinkButton>
        </Changes>
      }
    >
      {connected.length === 0 ? (
        <p className={note}>
          <Text tone="muted">{words.empty}</Text>
        </p>
      ) : (
        <ConnectedProductsTable deployments={connected} />
      )}
    </Card>
  );
}
