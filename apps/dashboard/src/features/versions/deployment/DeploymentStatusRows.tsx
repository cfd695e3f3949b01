import type { DeploymentResponse, RepositoryResponse } from '@pressdock/api';
import { Alert, Button, Link } from '@pressdock/ui';
import { useState } from 'react';
import { buildMessages } from '../../../entities/build/build.messages.ts';
import { deploymentMessages } from '../../../entities/deployment/deployment.messages.ts';
import type { DeploymentStatus } from '../../../entities/deployment/deployment.rules.ts';
import { repositoryMessages } from '../../../entities/repository/repository.messages.ts';
import { TrustHostKeyDialog } from '../../../entities/repository/TrustHostKeyDialog.tsx';
import { Changes } from '../../../entities/user/Changes.tsx';
import { paths } from '../../../shared/paths.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { useNow } from '../../../shared/useNow.ts';
import { externalLink } from '../product/externalLink.rules.ts';
import * as styles from '../Rows.css.ts';
import { connectAtoms } from './connect/connect.atoms.ts';
import type { ConnectedDeploymentProps } from './connectedDeployment.kind.ts';
import { panelMessages as words } from './deploymentPanel.messages.ts';
import { hasOtherHostKey, lastPushLabel, sourceLabel } from './deploymentPanel.rules.ts';
import { type PartStatus, StatusRow } from './StatusRow.tsx';
import type { PartsStatus } from './useDeploymentStatus.ts';
import { AddWebhookButton } from './WebhookButton.tsx';

type DeploymentStatusRowsProps = ConnectedDeploymentProps & { parts: PartsStatus };

/** The parts of a deployment's configuration, each with its state; they load separately. */
export function DeploymentStatusRows({ parts, ...props }: DeploymentStatusRowsProps) {
  const { product, deployment, repository, onConnect } = props;
  const { deployKey, webhook, versionFile, itemVersion, slug } = parts;
  const prepare = useSetAtom(connectAtoms(product._id));
  const connectAgain = () => {
    const { branch, path, releasesTags } = deployment;
    const values = { repositoryId: repository._id, branch, path, releasesTags };
    prepare({ type: 'prepared', values });
    onConnect();
  };
  const link = externalLink(repository.url);
  return (
    <>
      {parts.hasFailed ? <StatusFailure parts={parts} repository={repository} /> : null}
      <ul className={styles.rows}>
        <StatusRow
          title={words.repository}
          detail={
            <>
              {link ? (
                <Link href={link.href} target="_blank" rel="noopener noreferrer">
                  {repository.full_name}
                </Link>
              ) : (
                repository.full_name
              )}{' '}
              · {buildMessages.sources[repository.source]} · {sourceLabel(deployment)}
            </>
          }
          status={slug}
        />
        <StatusRow
          title={words.deployKey}
          status={stateOf(deployKey)}
          action={
            deployKey?.tone === 'caution' ? (
              <Changes>
                <Button size="small" onPress={connectAgain}>
                  {repository.source === 'git' ? words.showKey : words.reconnect}
                </Button>
              </Changes>
            ) : null
          }
        />
        <StatusRow
          title={words.webhook}
          detail={<LastPush delivery={deployment.lastDelivery} />}
          status={stateOf(webhook)}
          action={
            webhook?.tone === 'caution' ? (
              <Changes>
                <AddWebhookButton product={product} repository={repository} />
              </Changes>
            ) : null
          }
        />
        <StatusRow title={words.versionFile} status={stateOf(versionFile)} />
        <StatusRow title={words.itemVersion[product.kind]} status={stateOf(itemVersion)} />
      </ul>
    </>
  );
}

/** Returns the state of a part that is undefined while loading, and null if it is unknown. */
function stateOf(part: DeploymentStatus | null | undefined): PartStatus {
  return part === undefined ? 'loading' : (part ?? 'unknown');
}

/** The age and the outcome of the last push. */
function LastPush({ delivery }: { delivery: DeploymentResponse['lastDelivery'] }) {
  return lastPushLabel(delivery, useNow());
}

/** The failure to determine the status, with what the code host responded. */
function StatusFailure({
  parts,
  repository,
}: {
  parts: PartsStatus;
  repository: RepositoryResponse;
}) {
  const [isTrusting, setTrusting] = useState(false);
  return (
    <div className={styles.row}>
      <div className={styles.facts}>
        <Alert
          tone="critical"
          title={deploymentMessages.failed}
          actions={
            <>
              <Button size="small" isPending={parts.isChecking} onPress={parts.check}>
                {words.checkAgain}
              </Button>
              {hasOtherHostKey(parts) ? (
                <Changes>
                  <Button size="small" onPress={() => setTrusting(true)}>
                    {repositoryMessages.hostKey.action}
                  </Button>
                </Changes>
              ) : null}
              <Link href={paths.deployment()}>
                {repository.source === 'git' ? words.gitServers : words.codeHosts}
              </Link>
            </>
          }
        >
          {parts.problem}
        </Alert>
      </div>
      {isTrusting ? (
        <TrustHostKeyDialog repository={repository} onClose={() => setTrusting(false)} />
      ) : null}
    </div>
  );
}
