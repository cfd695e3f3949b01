import { Button, CodeBlock, Dialog, Stack, Text } from '@pressdock/ui';
import { useState } from 'react';
import { createApiKeyAtom } from '../../../../entities/apiKey/apiKey.queries.ts';
import type { Product } from '../../../../entities/product/product.kind.ts';
import { useSubmission } from '../../../../shared/form/useSubmission.ts';
import { formatDate } from '../../../../shared/format.ts';
import { useSetAtom } from '../../../../shared/state.ts';
import { toasts } from '../../../../shared/toasts.ts';
import { githubActionsMessages as words } from './githubActions.messages.ts';
import { keyExpiry } from './githubActions.rules.ts';

/** Creates an API key with the scope Release and shows it once. */
export function WorkflowKey({ product }: { product: Product }) {
  const create = useSetAtom(createApiKeyAtom);
  const { isPending, run } = useSubmission();
  const [created, setCreated] = useState<{ key: string; expires: string } | null>(null);
  const press = () =>
    run(async () => {
      const expires = keyExpiry(new Date());
      const result = await create({ name: words.keyName(product.name), scope: 'release', expires });
      if (result.ok) return setCreated({ key: result.data.key, expires });
      const isUnverified = result.error.code === 'email_unverified';
      const title = isUnverified ? result.error.message : words.keyFailed;
      toasts.add({ title, tone: 'critical' });
    });
  const close = () => setCreated(null);
  return (
    <div>
      <Button isPending={isPending} onPress={press}>
        {words.createKey}
      </Button>
      {created ? (
        <Dialog
          isOpen
          onOpenChange={close}
          title={words.keyDialog.title}
          actions={
            <Button autoFocus onPress={close}>
              {words.keyDialog.close}
            </Button>
          }
        >
          <Stack gap="12">
            <CodeBlock label={words.keyDialog.label} code={created.key} />
            <Text as="p" tone="muted">
              {words.keyDialog.hint(formatDate(created.expires))}
            </Text>
          </Stack>
        </Dialog>
      ) : null}
    </div>
  );
}
