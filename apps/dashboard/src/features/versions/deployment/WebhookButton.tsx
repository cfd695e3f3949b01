import type { ConnectedResponse, RepositoryResponse } from '@pressdock/api';
import { Button, Dialog } from '@pressdock/ui';
import { useState } from 'react';
import type { Product } from '../../../entities/product/product.kind.ts';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { WebhookToAdd } from './connect/AccessStep.tsx';
import { connectMessages } from './connect/connect.messages.ts';
import { connectFailure } from './connect/connect.rules.ts';
import { addWebhookAtom } from './deploymentPanel.atoms.ts';
import { panelMessages as words } from './deploymentPanel.messages.ts';

export interface AddWebhookButtonProps {
  product: Product;
  repository: RepositoryResponse;
}

/** Adds the webhook again; for any other Git server, shows its URL and secret. */
export function AddWebhookButton({ product, repository }: AddWebhookButtonProps) {
  const add = useSetAtom(addWebhookAtom);
  const { isPending, run } = useSubmission();
  const [added, setAdded] = useState<ConnectedResponse | null>(null);
  const close = () => setAdded(null);
  const press = () =>
    run(async () => {
      const result = await add({ id: product._id, repoId: repository._id });
      if (!result.ok) {
        toasts.add({ title: connectFailure(result, words.webhookFailed), tone: 'critical' });
      } else if (result.data.webhookSecret === null) {
        toasts.add({ title: words.webhookAdded, tone: 'positive' });
      } else {
        setAdded(result.data);
      }
    });
  return (
    <>
      <Button size="small" isPending={isPending} onPress={press}>
        {repository.source === 'git' ? words.showWebhook : words.addWebhook}
      </Button>
      {added ? (
        <Dialog
          isOpen
          onOpenChange={close}
          title={connectMessages.git.title}
          actions={
            <Button autoFocus onPress={close}>
              {words.close}
            </Button>
          }
        >
          <WebhookToAdd connected={added} publicKey={repository.publicKey} />
        </Dialog>
      ) : null}
    </>
  );
}
