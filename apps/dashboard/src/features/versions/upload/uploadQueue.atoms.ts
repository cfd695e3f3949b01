import type { Product } from '../../../entities/product/product.kind.ts';
import { refreshProductsAtom } from '../../../entities/product/product.queries.ts';
import { noErrors } from '../../../shared/form/formErrors.rules.ts';
import { atom, atomFamily } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { addVersionMessages } from '../versions.messages.ts';
import {
  type AddVersionFailure,
  createVersion,
  inspectPackage,
  sendVersionPackage,
} from './addVersion.ts';
import {
  canAddWithoutReview,
  isBusy,
  isCancelable,
  newJob,
  nextToSend,
  type UploadJob,
  withReport,
} from './uploadQueue.rules.ts';

/** The upload jobs of a product, oldest first. */
export const uploadQueueAtoms = atomFamily((_productId: string) => atom<UploadJob[]>([]));

/** Identifies an upload job. */
export interface JobRef {
  product: Product;
  id: string;
}

const running = new Map<string, AbortController>();

/** Changes a job, and creates it first if it does not exist. */
export const changeJobAtom = atom(
  null,
  (_get, set, { product, id, change }: JobRef & { change: (job: UploadJob) => UploadJob }) =>
    set(uploadQueueAtoms(product._id), (jobs) =>
      jobs.some((job) => job.id === id)
        ? jobs.map((job) => (job.id === id ? change(job) : job))
        : [...jobs, change(newJob(id))],
    ),
);

/** Cancels a running job and keeps its file and its values. */
export const cancelJobAtom = atom(null, (get, set, ref: JobRef) => {
  running.get(ref.id)?.abort();
  const job = get(uploadQueueAtoms(ref.product._id)).find(({ id }) => id === ref.id);
  if (!job || !isCancelable(job)) return;
  const change = (now: UploadJob): UploadJob => ({ ...now, state: 'canceled', sentBytes: 0 });
  set(changeJobAtom, { ...ref, change });
  void set(startNextUploadAtom, ref.product);
});

/** Removes a job, and cancels it if it is running. */
export const removeJobAtom = atom(null, (_get, set, { product, id }: JobRef) => {
  running.get(id)?.abort();
  set(uploadQueueAtoms(product._id), (jobs) => jobs.filter((job) => job.id !== id));
  void set(startNextUploadAtom, product);
});

/** Cancels and removes all jobs of a product when its page is closed. */
export const stopUploadsAtom = atom(null, (get, set, productId: string) => {
  for (const { id } of get(uploadQueueAtoms(productId))) running.get(id)?.abort();
  set(uploadQueueAtoms(productId), []);
});

/** Starts or continues a job: uploads the package in its turn, checks it, and adds it if requested. */
export const submitJobAtom = atom(
  null,
  async (get, set, { addsVersion, ...ref }: JobRef & { addsVersion: boolean }) => {
    const before = get(uploadQueueAtoms(ref.product._id)).find(({ id }) => id === ref.id);
    if (!before || isBusy(before)) return;
    const change = (job: UploadJob): UploadJob => ({
      ...job,
      state: job.s3Url === undefined ? 'waiting' : 'checking',
      errors: noErrors,
      addsVersion,
    });
    set(changeJobAtom, { ...ref, change });
    if (before.s3Url === undefined) await set(startNextUploadAtom, ref.product);
    else await set(processJobAtom, ref);
  },
);

const startNextUploadAtom = atom(null, async (get, set, product: Product) => {
  const next = nextToSend(get(uploadQueueAtoms(product._id)));
  if (next) await set(processJobAtom, { product, id: next.id });
});

const processJobAtom = atom(null, async (get, set, ref: JobRef) => {
  const { product, id } = ref;
  const { kind, _id, slug } = product;
  const controller = new AbortController();
  const { signal } = controller;
  running.set(id, controller);
  const current = () => get(uploadQueueAtoms(_id)).find((job) => job.id === id);
  const patch = (part: Partial<UploadJob>) => {
    if (!signal.aborted) set(changeJobAtom, { ...ref, change: (job) => ({ ...job, ...part }) });
  };
  const fail = ({ message, fields, mustUploadAgain }: AddVersionFailure) =>
    patch({
      state: 'failed',
      errors: { message, fields },
      ...(mustUploadAgain ? { s3Url: undefined, report: undefined } : {}),
    });

  const send = async (file: File) => {
    const startedAt = Date.now();
    const onProgress = (sentBytes: number) =>
      patch({ sentBytes, elapsedMs: Date.now() - startedAt });
    patch({ state: 'uploading', sentBytes: 0, elapsedMs: 0 });
    const sent = await sendVersionPackage({ kind, slug, file, signal, onProgress });
    if (!sent.ok) return fail(sent);
    patch({ s3Url: sent.s3Url, state: 'checking', sentBytes: file.size });
  };

  const check = async (s3Url: string) => {
    patch({ state: 'checking' });
    const checked = await inspectPackage({ kind, id: _id, s3Url, signal });
    if (!checked.ok) return fail(checked);
    if (signal.aborted) return;
    set(changeJobAtom, { ...ref, change: (job) => withReport(job, checked.report) });
    const job = current();
    if (!job?.addsVersion || !canAddWithoutReview(job))
      patch({ state: 'ready', addsVersion: false });
  };

  const add = async (s3Url: string, job: UploadJob) => {
    patch({ state: 'adding' });
    const created = await createVersion({ kind, id: _id, s3Url, values: job.values, signal });
    if (!created.ok) return fail(created);
    await set(refreshProductsAtom, kind);
    if (signal.aborted) return;
    set(removeJobAtom, ref);
    toasts.add({
      title: addVersionMessages(kind).added(created.version.version),
      tone: 'positive',
    });
  };

  try {
    const file = current()?.file;
    if (file && current()?.s3Url === undefined) await send(file);
    void set(startNextUploadAtom, product);
    const sent = current();
    if (sent?.state === 'checking' && sent.s3Url && !sent.report) await check(sent.s3Url);
    const checked = current();
    if (checked?.state === 'checking' && checked.s3Url) {
      // A package that an import rejected was checked before, and is not released by a retry.
      if (checked.addsVersion) await add(checked.s3Url, checked);
      else patch({ state: 'ready' });
    }
  } catch (cause) {
    // The server may have added the version before the request was canceled.
    if (!signal.aborted) throw cause;
    void set(refreshProductsAtom, kind);
  } finally {
    if (running.get(id) === controller) running.delete(id);
  }
});
