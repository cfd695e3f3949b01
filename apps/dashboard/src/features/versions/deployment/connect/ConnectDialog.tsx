import { Button, Stack, Steps } from '@pressdock/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Product } from '../../../../entities/product/product.kind.ts';
import { FormDialog } from '../../../../shared/form/FormDialog.tsx';
import { toasts } from '../../../../shared/toasts.ts';
import { DebugTables } from '../debug/DebugTables.tsx';
import { AccessFailure, AddingAccess, WebhookToAdd } from './AccessStep.tsx';
import { BranchStep } from './BranchStep.tsx';
import { connectMessages as words } from './connect.messages.ts';
import { connectSteps } from './connect.rules.ts';
import { RepositoryStep } from './RepositoryStep.tsx';
import { type Connect, useConnect } from './useConnect.ts';

export interface ConnectDialogProps {
  product: Product;
  onClose: () => void;
}

/**
 * Connects a product with a repository: selects it and its branch, and adds the key and the webhook.
 * @see specification, section 4, "Connect repository"
 */
export function ConnectDialog({ product, onClose }: ConnectDialogProps) {
  const close = () => {
    connect.close();
    onClose();
  };
  const connect = useConnect(product, ({ webhookSecret }, repository, branch) => {
    toasts.add({ title: words.done(product.name, repository, branch), tone: 'positive' });
    // The author adds the webhook of any other Git server, so the dialog shows it first.
    if (webhookSecret === null) close();
  });
  const { step, outcome, repository } = connect;
  const content = useFocusedStep(`${step} ${outcome !== null}`);
  const connected = outcome && 'connected' in outcome ? outcome.connected : undefined;
  const frame = (body: ReactNode) => (
    <div ref={content}>
      <Stack gap="24">
        <Steps
          label={words.title}
          steps={words.steps}
          current={connected ? connectSteps.length : connectSteps.indexOf(step)}
        />
        {body}
      </Stack>
    </div>
  );
  return (
    <FormDialog
      form={connect}
      title={connected ? words.git.title : words.title}
      submitLabel={step === 'branch' ? words.connect : words.next}
      errorTitle={words.errorTitle}
      extraActions={
        step === 'branch' ? <Button onPress={connect.back}>{words.back}</Button> : undefined
      }
      result={
        step === 'access'
          ? {
              content: frame(<Access connect={connect} onClose={close} />),
              actions: (
                <Button isDisabled={outcome === null} onPress={close}>
                  {words.close}
                </Button>
              ),
            }
          : undefined
      }
      closesWithoutAsking
      onClose={close}
    >
      {frame(
        <Stack gap="20">
          {step === 'repository' ? (
            <RepositoryStep connect={connect} />
          ) : (
            <BranchStep connect={connect} />
          )}
          {repository ? <DebugTables id={product._id} repoId={repository._id} /> : null}
        </Stack>,
      )}
    </FormDialog>
  );
}

function Access({ connect, onClose }: { connect: Connect; onClose: () => void }) {
  const { outcome, repository } = connect;
  if (outcome === null) return <AddingAccess />;
  if ('failure' in outcome) return <AccessFailure reason={outcome.failure} onClose={onClose} />;
  return <WebhookToAdd connected={outcome.connected} publicKey={repository?.publicKey ?? null} />;
}

/** Moves the focus to the beginning of each further step, whose field or title is new. */
function useFocusedStep(step: string) {
  const content = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    content.current?.querySelector<HTMLElement>('input, [data-step-start]')?.focus();
  }, [step]);
  return content;
}
