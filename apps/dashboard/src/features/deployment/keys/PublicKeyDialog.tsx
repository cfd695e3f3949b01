import type { DeployKeyResponse } from '@pressdock/api';
import { Button, Dialog } from '@pressdock/ui';
import { keysMessages } from './keys.messages.ts';
import { keyName } from './keys.rules.ts';
import { PublicKey } from './PublicKey.tsx';

const { result: words } = keysMessages;

export interface DeployKeyDialogProps {
  deployKey: DeployKeyResponse;
  onClose: () => void;
}

/** Shows the public part of a deploy key. */
export function PublicKeyDialog({ deployKey, onClose }: DeployKeyDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.title}
      description={keyName(deployKey)}
      actions={<Button onPress={onClose}>{words.close}</Button>}
    >
      <PublicKey deployKey={deployKey} />
    </Dialog>
  );
}
