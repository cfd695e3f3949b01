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

let made = 0;

/** A name for a package that nobody has chosen yet. */
export function newJobId(): string {
  made += 1;
  return `package-${made}`;
}

/**
 * One package in the dialog that adds a version: what is typed and chosen for it, and how far it has come.
 * Calls `onDone` once it has become a version.
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

  const submit = (isToBeAdded: boolean) => {
    const { values, file, report } = job;
    const fields = versionFormErrors(product.kind, values, file);
    // The number may be left to the package while nobody has read it.
    if (file !== null && report === undefined && values.version.trim() === '')
      delete fields.version;
    if (file === null || Object.keys(fields).length > 0) {
      const message = untouchedVersionMessage(product.kind, values, file);
      const errors = message === undefined ? { fields } : { message };
      edit((now) => ({ ...now, errors }));
      return;
    }
    setSent(true);
    void submitJob({ ...ref, isToBeAdded });
  };

  return {
    job,
    change: (field: keyof VersionFormValues, value: string) =>
      edit((now) => withValue(now, field, value)),
    choose: (file: File | null) => edit((now) => withFile(now, file)),
    /** Uploads and checks the package, and makes a version of it where nothing about it is odd. */
    add: () => submit(true),
    /** Uploads and checks the package, and leaves it at that. */
    check: () => submit(false),
    cancel: () => cancelJob(ref),
    remove: () => {
      setSent(false);
      removeJob(ref);
    },
  };
}
