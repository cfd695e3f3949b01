import { Button, ProgressBar, Text } from '@pressdock/ui';
import type { Product } from '../../../entities/product/product.kind.ts';
import { useSetAtom } from '../../../shared/state.ts';
import * as styles from '../Rows.css.ts';
import { transferProgress } from './transferProgress.ts';
import { cancelJobAtom, removeJobAtom, submitJobAtom } from './uploadQueue.atoms.ts';
import { uploadQueueMessages } from './uploadQueue.messages.ts';
import {
  canAddWithoutReview,
  isBusy,
  isCancelable,
  type UploadJob,
  versionOfPackage,
} from './uploadQueue.rules.ts';

export interface UploadRowProps {
  product: Product;
  job: UploadJob;
  onReview: () => void;
}

/** A job of the upload queue: its state and the actions it allows. */
export function UploadRow({ product, job, onReview }: UploadRowProps) {
  const words = uploadQueueMessages(product.kind);
  const submit = useSetAtom(submitJobAtom);
  const cancel = useSetAtom(cancelJobAtom);
  const remove = useSetAtom(removeJobAtom);
  const ref = { product, id: job.id };
  const file = job.file?.name ?? '';
  const version = versionOfPackage(job) || job.values.version.trim();

  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        {isBusy(job) ? (
          <ProgressBar label={file} {...transferProgress(product.kind, job)} />
        ) : (
          <>
            <span className={styles.name}>{file}</span>
            <span role="status">
              <Text size="13" tone={job.state === 'failed' ? 'critical' : 'muted'}>
                {stateWords(product, job)}
              </Text>
            </span>
          </>
        )}
      </div>
      <div className={styles.actions}>
        {isCancelable(job) ? (
          <Button size="small" aria-label={words.cancelOf(file)} onPress={() => cancel(ref)}>
            {words.cancel}
          </Button>
        ) : null}
        {isBusy(job) ? null : (
          <>
            {job.state === 'ready' && canAddWithoutReview(job) ? (
              <Button size="small" onPress={() => submit({ ...ref, addsVersion: true })}>
                {words.add(version)}
              </Button>
            ) : null}
            {canTryAgain(job) ? (
              <Button
                size="small"
                aria-label={words.retryOf(file)}
                onPress={() => submit({ ...ref, addsVersion: job.addsVersion })}
              >
                {words.retry}
              </Button>
            ) : null}
            <Button size="small" aria-label={words.reviewOf(file)} onPress={onReview}>
              {words.review}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={words.removeOf(file)}
              onPress={() => remove(ref)}
            >
              {words.remove}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** Returns whether a retry can help; an invalid file stays invalid. */
function canTryAgain({ state, errors }: UploadJob): boolean {
  return state === 'canceled' || (state === 'failed' && errors.fields?.file === undefined);
}

function stateWords({ kind }: Product, { state, errors, report }: UploadJob): string {
  const words = uploadQueueMessages(kind);
  if (state === 'failed') return errors.message ?? words.states.failed;
  const warnings = report?.warnings.length ?? 0;
  return state === 'ready' && warnings > 0 ? words.withWarnings(warnings) : words.states[state];
}
