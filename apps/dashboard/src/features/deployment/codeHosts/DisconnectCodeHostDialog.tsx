import type { CodeHost } from '@pressdock/api';
import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { deploymentsAtom } from '../deployment.queries.ts';
import { codeHostsMessages } from './codeHosts.messages.ts';
import { disconnectCodeHostAtom } from './codeHosts.queries.ts';
import { deployedFrom, disconnectText } from './codeHosts.rules.ts';

const { names, remove: words } = codeHostsMessages;

export interface DisconnectCodeHostDialogProps {
  provider: CodeHost;
  /** Whether it was connected with an access token. */
  isToken: boolean;
  onClose: () => void;
}

/** Asks for confirmation before a code host is disconnected, and says what then stops working. */
export function DisconnectCodeHostDialog({
  provider,
  isToken,
  onClose,
}: DisconnectCodeHostDialogProps) {
  const disconnect = useSetAtom(disconnectCodeHostAtom);
  const { data: deployments } = useAtomValue(deploymentsAtom);
  const name = names[provider];
  return (
    <ConfirmActionDialog
      title={words.title(name)}
      confirmLabel={words.confirm(name)}
      failed={words.failed}
      done={words.done(name)}
      perform={() => disconnect({ provider, isToken })}
      onClose={onClose}
    >
      {disconnectText(provider, deployedFrom(deployments, provider))}
    </ConfirmActionDialog>
  );
}
