import { Alert, Button, Dialog, FileDrop, Form, Stack, Text, TextField } from '@pressdock/ui';
import { useId, useState } from 'react';
import type { Product } from '../../../entities/product/product.kind.ts';
import { VersionNotesFields } from '../notes/VersionNotesFields.tsx';
import { PackageReportView } from '../package/PackageReportView.tsx';
import { addVersionMessages } from '../versions.messages.ts';
import { transferWords } from './transferWords.ts';
import { isBusy } from './uploadQueue.rules.ts';
import { newJobId, useAddVersion } from './useAddVersion.ts';

export interface AddVersionDialogProps {
  product: Product;
  /** Which package of the queue is looked at; left out for a new one. */
  jobId?: string;
  onClose: () => void;
}

/** Uploads a zip, shows what is in it and makes a version of it; mounted while it is open. */
export function AddVersionDialog({ product, jobId, onClose }: AddVersionDialogProps) {
  const words = addVersionMessages(product.kind);
  const formId = useId();
  const [id] = useState(() => jobId ?? newJobId());
  const adding = useAddVersion(product, id, onClose);
  const { file, values, problems, state, report } = adding.job;
  const isPending = isBusy(adding.job);
  const hasFailed = state === 'failed' && problems.message !== undefined;
  const close = () => {
    if (jobId === undefined || state === 'draft') adding.remove();
    onClose();
  };
  const submitLabel = hasFailed ? words.retry : report ? words.add : words.submit;

  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={words.title}
      description={words.description(product.name)}
      actions={
        <>
          <Button onPress={close}>{isPending && jobId ? words.close : words.cancel}</Button>
          {isPending && jobId === undefined ? (
            <Button onPress={onClose}>{words.continueBeside}</Button>
          ) : null}
          {!isPending && file !== null && report === undefined ? (
            <Button onPress={adding.check}>{words.check}</Button>
          ) : null}
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={adding.add}
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
            progress={isPending ? transferWords(product.kind, adding.job) : undefined}
            onCancel={adding.cancel}
            description={words.fileHint}
            errorMessage={problems.fields.file}
          />
          {report ? (
            <Stack gap="12">
              {state === 'ready' && report.warnings.length === 0 ? (
                <Alert tone="positive">{words.sound}</Alert>
              ) : null}
              <PackageReportView report={report} />
            </Stack>
          ) : null}
          <TextField
            name="version"
            label={words.version}
            description={words.versionHint}
            value={values.version}
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
            values={values}
            onChange={adding.change}
            isReadOnly={isPending}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
