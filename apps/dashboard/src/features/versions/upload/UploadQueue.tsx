import { Button, Card, ConfirmDialog, Inline, Text } from '@pressdock/ui';
import { useEffect } from 'react';
import type { Product } from '../../../entities/product/product.kind.ts';
import { useLeaveGuard } from '../../../shared/form/useLeaveGuard.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import * as styles from '../Rows.css.ts';
import { importJobsAtom } from './importJobs.atoms.ts';
import { UploadRow } from './UploadRow.tsx';
import { stopUploadsAtom, uploadQueueAtoms } from './uploadQueue.atoms.ts';
import { uploadQueueMessages } from './uploadQueue.messages.ts';
import { countImportable, isBusy } from './uploadQueue.rules.ts';

export interface UploadQueueProps {
  product: Product;
  /** Opens a package in the dialog that adds a version. */
  onReview: (jobId: string) => void;
}

/**
 * The packages of the upload queue; asks for confirmation before the page is left with unfinished
 * ones.
 */
export function UploadQueue({ product, onReview }: UploadQueueProps) {
  const words = uploadQueueMessages(product.kind);
  const jobs = useAtomValue(uploadQueueAtoms(product._id));
  const stop = useSetAtom(stopUploadsAtom);
  const importAll = useSetAtom(importJobsAtom);
  const importable = countImportable(jobs);
  const sent = jobs.filter(({ state }) => state !== 'draft');
  const guard = useLeaveGuard(sent.length > 0);
  const { _id: id } = product;
  useEffect(() => () => stop(id), [stop, id]);

  return (
    <>
      {sent.length > 0 ? (
        <Card
          title={words.title}
          aside={
            <Inline gap="12">
              {words.aside(sent.length)}
              {importable > 0 ? (
                <Button
                  size="small"
                  isDisabled={jobs.some(isBusy)}
                  onPress={() => importAll(product)}
                >
                  {words.addAll(importable)}
                </Button>
              ) : null}
            </Inline>
          }
          padding="none"
        >
          {importable > 0 ? (
            <p className={styles.hint}>
              <Text size="13" tone="muted">
                {words.addAllHint}
              </Text>
            </p>
          ) : null}
          <ul className={styles.rows}>
            {sent.map((job) => (
              <UploadRow
                key={job.id}
                product={product}
                job={job}
                onReview={() => onReview(job.id)}
              />
            ))}
          </ul>
        </Card>
      ) : null}
      <ConfirmDialog
        isOpen={guard.isAsking}
        onOpenChange={guard.stay}
        title={words.leaveTitle}
        confirmLabel={words.leaveConfirm}
        cancelLabel={words.leaveCancel}
        isCritical
        onConfirm={guard.leave}
      >
        {words.leave}
      </ConfirmDialog>
    </>
  );
}
