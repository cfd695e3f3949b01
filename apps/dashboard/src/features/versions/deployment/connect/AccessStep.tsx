import type { ConnectedResponse } from '@pressdock/api';
import { CONNECT_ERROR_MS } from '@pressdock/api/limits';
import { Alert, CodeBlock, Spinner, Stack, Text } from '@pressdock/ui';
import { useEffect, useEffectEvent } from 'react';
import { connectMessages as words } from './connect.messages.ts';

/** Shows that the deploy key and the webhook are being added. */
export function AddingAccess() {
  return (
    <div role="status" tabIndex={-1} data-step-start>
      <Spinner label={words.working} /> {words.working}
    </div>
  );
}

export interface AccessFailureProps {
  /** Why the repository was not connected. */
  reason: string;
  onClose: () => void;
}

/**
 * Shows why the repository was not connected, and closes the dialog after a moment.
 * @see specification, section 9, "modal auto-close after repo connect error"
 */
export function AccessFailure({ reason, onClose }: AccessFailureProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), CONNECT_ERROR_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Alert tone="critical" title={words.failedTitle}>
      {reason} {words.closing}
    </Alert>
  );
}

export interface WebhookToAddProps {
  connected: Pick<ConnectedResponse, 'webhookUrl' | 'webhookSecret'>;
  /** The deploy key, for a repository that is read over SSH. */
  publicKey: string | null;
}

/** The webhook that the author adds at their Git server; its secret is shown only once. */
export function WebhookToAdd({ connected, publicKey }: WebhookToAddProps) {
  const { git } = words;
  return (
    <Stack gap="16">
      <div tabIndex={-1} data-step-start>
        <Text as="p">{git.hint}</Text>
      </div>
      <CodeBlock label={git.url} code={connected.webhookUrl} />
      {connected.webhookSecret === null ? null : (
        <Stack gap="8">
          <CodeBlock label={git.secret} code={connected.webhookSecret} />
          <Text as="p" tone="muted" size="13">
            {git.secretHint}
          </Text>
        </Stack>
      )}
      {publicKey === null ? null : (
        <Stack gap="8">
          <CodeBlock label={git.publicKey} code={publicKey} />
          <Text as="p" tone="muted" size="13">
            {git.publicKeyHint}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
