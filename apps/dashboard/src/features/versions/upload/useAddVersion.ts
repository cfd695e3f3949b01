import { useEffect, useState } from 'react';
import type { Product } from '../../../entities/product/product.kind.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import {
  untouchedVersionMessage,
  type VersionFormValues,
  versionFormErrors,
} from '../notes/versionForm.rules.ts';
import {
  cancelJobAtom,
  changeJobAtom,
  removeJobAtom,
  submitJobAtom,
  uploadQueueAtoms,
} from './uploadQueue.atoms.ts';
import { newJob, type UploadJob, withFile, withValue } from './uploadQueue.rules.ts';

let lastJobNumber = 0;

/** Returns an unused id for a job of the upload queue. */
export function newJobId(): string {
  lastJobNumber += 1;
  return `package-${lastJobNumber}`;
}

/**
 * Returns the upload job of the dialog that adds a version, with its actions. Calls `onDone` once the
 * version has been added.
 */
export function useAddVersion(product: Product, id: string, onDone: () => void) {
  const jobs = useAtomValue(uploadQueueAtoms(product._id));
  const changeJob = useSetAtom(changeJobAtom);
  const submitJob = useSetAtom(submitJobAtom);
  const cancelJob = useSetAtom(cancelJobAtom);
  const removeJob = useSetAtom(removeJobAtom);
  const [wasSent, setSent] = useState(false);
  const found = jobs.find((job) => job.id === id);
  const isDone = wasSent && found === undefined;
  const job = found ?? newJob(id);
  const ref = { product, id };

  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);

  const edit = (change: (job: UploadJob) => UploadJob) => changeJob({ ...ref, change });

  const submit = (addsVersion: boolean) => {
    const { values, file } = job;
    const fields = versionFormErrors(product.kind, values, file);
    // A blank version means the one in the package.
    if (file !== null && values.version.trim() === '') delete fields.version;
    if (file === null || Object.keys(fields).length > 0) {
      const message = untouchedVersionMessage(product.kind, values, file);
      const errors = message === undefined ? { fields } : { message };
      edit((now) => ({ ...now, errors }));
      return;
    }
    setSent(true);
    void submitJob({ ...ref, addsVersion });
  };

  return {
    job,
    change: (field: keyof VersionFormValues, value: string) =>
      edit((now) => withValue(now, field, value)),
    choose: (file: File | null) => edit((now) => withFile(now, file)),
    /** Uploads and checks the package, and adds the version if there are no warnings. */
    add: () => submit(true),
    /** Uploads and checks the package without adding a version. */
    check: () => submit(false),
    cancel: () => cancelJob(ref),
    remove: () => {
      setSent(false);
      removeJob(ref);
    },
  };
}
