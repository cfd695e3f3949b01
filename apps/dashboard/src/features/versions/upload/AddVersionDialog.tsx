import { Alert, Button, FileDrop, Stack, Text, TextField } from '@pressdock/ui';
import { useState } from 'react';
import type { Product } from '../../../entities/product/product.kind.ts';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { VersionNotesFields } from '../notes/VersionNotesFields.tsx';
import { isUntouched } from '../notes/versionForm.rules.ts';
import { PackageReportView } from '../package/PackageReportView.tsx';
import { addVersionMessages } from '../versions.messages.ts';
import { formatVersion } from '../versions.rules.ts';
import { transferProgress } from './transferProgress.ts';
import { isBusy, type UploadJob, versionOfPackage } from './uploadQueue.rules.ts';
import { newJobId, useAddVersion } from './useAddVersion.ts';

export interface AddVersionDialogProps {
  product: Product;
  /** The upload of the queue to show; absent for a new one. */
  jobId?: string;
  onClose: () => void;
}

/** Uploads a package, shows its report and adds it as a version. Mounted while it is open. */
export function AddVersionDialog({ product, jobId, onClose }: AddVersionDialogProps) {
  const words = addVersionMessages(product.kind);
  const [id] = useState(() => jobId ?? newJobId());
  const adding = useAddVersion(product, id, onClose);
  const { file, values, errors, state, report } = adding.job;
  const isPending = isBusy(adding.job);
  const hasFailed = state === 'failed' && errors.message !== undefined;
  const removesJob = jobId === undefined || state === 'draft';
  const close = () => {
    if (removesJob) adding.remove();
    onClose();
  };

  return (
    <FormDialog
      form={{
        errors,
        isPending,
        hasChanges: removesJob && !isPending && !isUntouched(values, file),
        submit: adding.add,
      }}
      title={words.title}
      description={words.description(product.name)}
      submitLabel={hasFailed ? words.retry : report ? words.add : words.submit}
      errorTitle={words.errorTitle}
      cancelLabel={isPending && jobId ? words.close : undefined}
      extraActions={
        <>
          {isPending && jobId === undefined ? (
            <Button onPress={onClose}>{words.continueInBackground}</Button>
          ) : null}
          {!isPending && file !== null && report === undefined ? (
            <Button onPress={adding.check}>{words.check}</Button>
          ) : null}
        </>
      }
      onClose={close}
    >
      <Stack gap="16">
        <FileDrop
          label={words.file}
          name="file"
          acceptedFileTypes={['.zip', 'application/zip']}
          file={file}
          onSelect={adding.choose}
          progress={isPending ? transferProgress(product.kind, adding.job) : undefined}
          onCancel={adding.cancel}
          description={words.fileHint}
          errorMessage={errors.fields?.file}
        />
        <Report kind={product.kind} job={adding.job} />
        <TextField
          name="version"
          label={words.version}
          description={
            report
              ? words.versionOfPackage(formatVersion(versionOfPackage(adding.job)))
              : words.versionHint
          }
          value={values.version}
          onChange={(value) => adding.change('version', value)}
          isRequired={file === null}
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
    </FormDialog>
  );
}

function Report({ kind, job: { state, report } }: { kind: Product['kind']; job: UploadJob }) {
  if (report === undefined) return null;
  return (
    <Stack gap="12">
      {state === 'ready' && report.warnings.length === 0 ? (
        <Alert tone="positive">{addVersionMessages(kind).noWarnings}</Alert>
      ) : null}
      <PackageReportView report={report} />
    </Stack>
  );
}
