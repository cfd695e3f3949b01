import { Button, Dialog, Stack } from '@pressdock/ui';
import { useId, useState } from 'react';
import type { VersionDialogProps } from '../versionDialog.kind.ts';
import { TemporaryLinkForm } from './TemporaryLinkForm.tsx';
import { TemporaryLinkList } from './TemporaryLinkList.tsx';
import { MadeLink, type MadeLinkFacts } from './TemporaryLinkMade.tsx';
import { temporaryLinkMessages as words } from './temporaryLinks.messages.ts';

/** Makes links that download a version for a limited time, and lists those that still work. */
export function TemporaryLinkDialog({ product, version, onClose }: VersionDialogProps) {
  const formId = useId();
  const ref = { kind: product.kind, id: product._id, versionId: version._id };
  const [made, setMade] = useState<MadeLinkFacts | null>(null);
  const [isPending, setPending] = useState(false);

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.title(version.version)}
      description={words.description}
      actions={
        made ? (
          <>
            <Button onPress={() => setMade(null)}>{words.another}</Button>
            <Button onPress={onClose}>{words.close}</Button>
          </>
        ) : (
          <>
            <Button onPress={onClose}>{words.cancel}</Button>
            <Button type="submit" form={formId} variant="primary" isPending={isPending}>
              {words.create}
            </Button>
          </>
        )
      }
    >
      <Stack gap="24">
        {made ? (
          <MadeLink version={ref} link={made} />
        ) : (
          <TemporaryLinkForm
            formId={formId}
            version={ref}
            onPending={setPending}
            onMade={setMade}
          />
        )}
        <TemporaryLinkList version={ref} />
      </Stack>
    </Dialog>
  );
}
