import {
  Button,
  IconButton,
  Inline,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  PencilIcon,
  TrashIcon,
} from '@pressdock/ui';
import { lazy, Suspense, useState } from 'react';
import { buildMessages } from '../../../entities/build/build.messages.ts';
import { buildNowAtom } from '../../../entities/build/build.queries.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import type { ConnectedDeploymentProps } from './connectedDeployment.kind.ts';
import { disconnectAtom, removeWebhookAtom } from './deploymentPanel.atoms.ts';
import { panelMessages as words } from './deploymentPanel.messages.ts';

const TraceDialog = lazy(async () => ({
  default: (await import('./trace/TraceDialog.tsx')).TraceDialog,
}));
const DeploymentSettingsDialog = lazy(async () => ({
  default: (await import('./settings/DeploymentSettingsDialog.tsx')).DeploymentSettingsDialog,
}));

type OpenDialog = 'trace' | 'settings' | 'webhook' | 'disconnect';

/** The actions of a connected repository, and the dialogs that they open. */
export function DeploymentActions(props: ConnectedDeploymentProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  return (
    <Inline gap="8" justify="between">
      <Inline gap="8">
        <Changes>
          <BuildNowButton productId={props.product._id} />
        </Changes>
        <Button size="small" onPress={() => setDialog('trace')}>
          {words.trace}
        </Button>
      </Inline>
      <Changes>
        <DeploymentMenu hasWebhook={!props.deployment.githubActionsConfigured} onOpen={setDialog} />
      </Changes>
      <DeploymentDialog {...props} dialog={dialog} onClose={() => setDialog(null)} />
    </Inline>
  );
}

interface DeploymentMenuProps {
  /** Whether there may be a webhook to remove. */
  hasWebhook: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

function DeploymentMenu({ hasWebhook, onOpen }: DeploymentMenuProps) {
  return (
    <MenuTrigger>
      <IconButton label={words.more} icon={<MoreIcon />} variant="secondary" size="small" />
      <Menu>
        <MenuItem id="settings" icon={<PencilIcon />} onAction={() => onOpen('settings')}>
          {words.settings}
        </MenuItem>
        {hasWebhook ? (
          <MenuItem id="webhook" icon={<TrashIcon />} isCritical onAction={() => onOpen('webhook')}>
            {words.removeWebhook}
          </MenuItem>
        ) : null}
        <MenuItem
          id="disconnect"
          icon={<TrashIcon />}
          isCritical
          onAction={() => onOpen('disconnect')}
        >
          {words.disconnect}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}

/** Builds the head of the branch; the new build appears in the list. */
function BuildNowButton({ productId }: { productId: string }) {
  const build = useSetAtom(buildNowAtom);
  const { isPending, run } = useSubmission();
  const press = () =>
    run(async () => {
      const result = await build(productId);
      const { now } = buildMessages;
      const reason = !result.ok && result.status === 409 ? result.error.message : now.failed;
      toasts.add(
        result.ok ? { title: now.started, tone: 'positive' } : { title: reason, tone: 'critical' },
      );
    });
  return (
    <Button size="small" isPending={isPending} onPress={press}>
      {words.buildNow}
    </Button>
  );
}

type DeploymentDialogProps = ConnectedDeploymentProps & {
  dialog: OpenDialog | null;
  onClose: () => void;
};

function DeploymentDialog({ dialog, onClose, ...props }: DeploymentDialogProps) {
  const { product, deployment, repository } = props;
  const disconnect = useSetAtom(disconnectAtom);
  const removeWebhook = useSetAtom(removeWebhookAtom);
  const ref = { kind: product.kind, id: product._id, repoId: repository._id };
  if (dialog === null) return null;
  if (dialog === 'disconnect') {
    const { title, body, gitBody, confirm, failed, done } = words.disconnectDialog;
    return (
      <ConfirmActionDialog
        title={title(repository.full_name)}
        confirmLabel={confirm}
        failed={failed}
        done={done(repository.full_name)}
        perform={() => disconnect(ref)}
        onClose={onClose}
      >
        {repository.source === 'git' ? gitBody : body}
      </ConfirmActionDialog>
    );
  }
  if (dialog === 'webhook') {
    const { title, body, confirm, ...result } = words.webhookDialog;
    return (
      <ConfirmActionDialog
        {...result}
        title={title}
        confirmLabel={confirm}
        perform={() => removeWebhook(ref)}
        onClose={onClose}
      >
        {body}
      </ConfirmActionDialog>
    );
  }
  return (
    <Suspense fallback={null}>
      {dialog === 'trace' ? (
        <TraceDialog product={product} onClose={onClose} />
      ) : (
        <DeploymentSettingsDialog product={product} deployment={deployment} onClose={onClose} />
      )}
    </Suspense>
  );
}
