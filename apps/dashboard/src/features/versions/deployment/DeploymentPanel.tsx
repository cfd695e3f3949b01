import { Alert, Button, Card, Skeleton, Stack, Text, VisuallyHidden } from '@pressdock/ui';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { deploymentMessages } from '../../../entities/deployment/deployment.messages.ts';
import { deploymentAtoms } from '../../../entities/deployment/deployment.queries.ts';
import type { Product } from '../../../entities/product/product.kind.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { parameters } from '../../../shared/paths.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { ConnectedDeployment } from './ConnectedDeployment.tsx';
import { connectAtoms } from './connect/connect.atoms.ts';
import { panelMessages as words } from './deploymentPanel.messages.ts';

const ConnectDialog = lazy(async () => ({
  default: (await import('./connect/ConnectDialog.tsx')).ConnectDialog,
}));

/** The repository that a product is deployed from, its status and its builds; or a way to connect one. */
export function DeploymentPanel({ product }: { product: Product }) {
  const { data, isError, isFetching, refetch } = useAtomValue(deploymentAtoms(product._id));
  const [search, setSearch] = useSearchParams();
  const isConnecting = search.has(parameters.connecting);
  const setConnecting = (isOpen: boolean) =>
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        if (isOpen) changed.set(parameters.connecting, 'repository');
        else changed.delete(parameters.connecting);
        return changed;
      },
      { replace: true },
    );
  const connect = () => setConnecting(true);
  return (
    <>
      {data?.repository ? (
        <ConnectedDeployment
          product={product}
          deployment={data}
          repository={data.repository}
          onConnect={connect}
        />
      ) : (
        <Card title={words.title}>
          {data ? <NotConnected product={product} onConnect={connect} /> : null}
          {data === undefined && isError ? (
            <FailureNotice isRetrying={isFetching} onRetry={refetch}>
              {deploymentMessages.failed}
            </FailureNotice>
          ) : null}
          {data === undefined && !isError ? <Loading /> : null}
        </Card>
      )}
      {isConnecting ? (
        <Changes>
          <Suspense fallback={null}>
            <ConnectDialog product={product} onClose={() => setConnecting(false)} />
          </Suspense>
        </Changes>
      ) : null}
    </>
  );
}

interface NotConnectedProps {
  product: Product;
  onConnect: () => void;
}

/** Explains continuous deployment, or why the last attempt to connect a repository failed. */
function NotConnected({ product, onConnect }: NotConnectedProps) {
  const { outcome } = useAtomValue(connectAtoms(product._id));
  return (
    <Stack gap="16" align="start">
      <Text as="p" tone="muted">
        {words.empty(product.kind)}
      </Text>
      {outcome && 'failure' in outcome ? (
        <Alert tone="caution" title={words.failedTitle}>
          {outcome.failure}
        </Alert>
      ) : null}
      <Changes>
        <Button onPress={onConnect}>{words.connect}</Button>
      </Changes>
    </Stack>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{words.loading}</span>
      </VisuallyHidden>
      <Skeleton shape="block" height={size.productHead} />
    </div>
  );
}
