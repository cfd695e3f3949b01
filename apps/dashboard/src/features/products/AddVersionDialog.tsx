import { Button, Dialog, FileDrop, Form, Stack, Text, TextField } from '@pressdock/ui';
import { useId } from 'react';
import type { Product } from '../../entities/product/product.kind.ts';
import { formatBytes } from '../../shared/format.ts';
import type { ProductVersion } from './products.queries.ts';
import { useAddVersion } from './useAddVersion.ts';
import { VersionNotesFields } from './VersionNotesFields.tsx';
import { addVersionMessages } from './versions.messages.ts';

export interface AddVersionDialogProps {
  product: Product;
  onClose: () => void;
  onAdded: (version: ProductVersion) => void;
}

/** Uploads a zip and makes a version of it; mounted while it is open. */
export function AddVersionDialog({ product, onClose, onAdded }: AddVersionDialogProps) {
  const words = addVersionMessages(product.kind);
  const formId = useId();
  const adding = useAddVersion(product, onAdded);
  const { file, sentBytes, problems, isPending } = adding;
  const hasFailed = problems.message !== undefined && file !== null;
  const close = () => {
    adding.cancel();
    onClose();
  };
  const progress =
    sentBytes === undefined || file === null
      ? undefined
      : {
          value: (sentBytes / file.size) * 100,
          valueLabel:
            sentBytes < file.size
              ? words.progress(
                  Math.floor((sentBytes / file.size) * 100),
                  formatBytes(sentBytes),
                  formatBytes(file.size),
                )
              : words.checking,
        };

  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={words.title}
      description={words.description(product.name)}
      actions={
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {hasFailed ? words.retry : words.submit}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={adding.submit}
        validationErrors={problems.fields}
        errorMessage={problems.message}
        summaryTitle={words.summaryTitle}
      >
        <Stack gap="16">
          <FileDrop
            label={words.file}
            name="file"
            acceptedFileTypes={['.zip', 'application/zip']}
            file={file}
            onSelect={adding.choose}
            progress={progress}
            onCancel={adding.cancel}
            description={words.fileHint}
            errorMessage={problems.fields.file}
          />
          <TextField
            name="version"
            label={words.version}
            description={words.versionHint}
            value={adding.values.version}
            onChange={(value) => adding.change('version', value)}
            isRequired
            isMonospace
            isReadOnly={isPending}
            autoComplete="off"
          />
          <Text as="p" size="13" tone="muted">
            {words.notesHint}
          </Text>
          <VersionNotesFields
            kind={product.kind}
            values={adding.values}
            onChange={adding.change}
            isReadOnly={isPending}
            changelogHint={words.changelogHint}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
