import { Badge, Card } from '@pressdock/ui';
import { refreshDeploymentAtom } from '../../../entities/deployment/deployment.queries.ts';
import { overallStatus } from '../../../entities/deployment/deployment.rules.ts';
import { activeFlagsAtom } from '../../../entities/interfaceFlags/interfaceFlags.queries.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import * as styles from '../Rows.css.ts';
import { GithubActions } from './actions/GithubActions.tsx';
import type { ConnectedDeploymentProps } from './connectedDeployment.kind.ts';
import { DeploymentActions } from './DeploymentActions.tsx';
import { DeploymentStatusRows } from './DeploymentStatusRows.tsx';
import { DebugTables } from './debug/DebugTables.tsx';
import { canDebugAtom } from './debug/debug.atoms.ts';
import { panelMessages as words } from './deploymentPanel.messages.ts';
import { ProductBuilds } from './ProductBuilds.tsx';
import { useChanged } from './useChanged.ts';
import { useDeploymentStatus } from './useDeploymentStatus.ts';

/** The status of a connected repository, what to do with it, and its builds. */
export function ConnectedDeployment(props: ConnectedDeploymentProps) {
  const { product, deployment, repository } = props;
  const parts = useDeploymentStatus(product, deployment, repository);
  const { deployKey, webhook, versionFile, itemVersion, slug } = parts;
  const overall = overallStatus(
    [deployKey, webhook, versionFile, itemVersion, ...(slug ? [slug] : [])].map(
      (part) => part ?? undefined,
    ),
  );
  const refresh = useSetAtom(refreshDeploymentAtom);
  // A push may change the webhook's state without a build.
  useChanged(deployment.lastDelivery?.at ?? null, () => void refresh(product._id));
  const flags = useAtomValue(activeFlagsAtom);
  const canDebug = useAtomValue(canDebugAtom);
  const hasActions = repository.source === 'github' && flags.has('SHOW_GITHUB_ACTION_CONFIG');
  const { githubActionsConfigured: isEnabled } = deployment;
  return (
    <>
      <Card
        title={words.title}
        aside={overall ? <Badge tone={overall.tone}>{overall.text}</Badge> : undefined}
        padding="none"
        footer={<DeploymentActions {...props} />}
      >
        <DeploymentStatusRows {...props} parts={parts} />
        {canDebug ? (
          <div className={styles.row}>
            <div className={styles.facts}>
              <DebugTables id={product._id} repoId={repository._id} />
            </div>
          </div>
        ) : null}
      </Card>
      {hasActions ? (
        <GithubActions product={product} repoId={repository._id} isEnabled={isEnabled} />
      ) : null}
      <ProductBuilds product={product} />
    </>
  );
}
