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
  sendPackage,
} from './addVersion.ts';
import {
  isBusy,
  isSound,
  newJob,
  nextToSend,
  type UploadJob,
  withReport,
} from './uploadQueue.rules.ts';

/** The packages of a product on their way to becoming versions, in the order they came. */
export const uploadQueueAtoms = atomFamily((_productId: string) => atom<UploadJob[]>([]));

/** Which package of which product is meant. */
export interface JobRef {
  product: Product;
  id: string;
}

const running = new Map<string, AbortController>();

/** Changes one package, which is begun where there is none yet. */
export const changeJobAtom = atom(
  null,
  (_get, set, { product, id, change }: JobRef & { change: (job: UploadJob) => UploadJob }) =>
    set(uploadQueueAtoms(product._id), (jobs) =>
      jobs.some((job) => job.id === id)
        ? jobs.map((job) => (job.id === id ? change(job) : job))
        : [...jobs, change(newJob(id))],
    ),
);

/** Calls off what is under way; what was typed and chosen stays. */
export const cancelJobAtom = atom(null, (get, set, ref: JobRef) => {
  running.get(ref.id)?.abort();
  const job = get(uploadQueueAtoms(ref.product._id)).find(({ id }) => id === ref.id);
  if (!job || !isBusy(job)) return;
  const change = (now: UploadJob): UploadJob => ({ ...now, state: 'canceled', sentBytes: 0 });
  set(changeJobAtom, { ...ref, change });
  void set(sendNextAtom, ref.product);
});

/** Forgets a package, and calls it off where it is under way. */
export const removeJobAtom = atom(null, (_get, set, { product, id }: JobRef) => {
  running.get(id)?.abort();
  set(uploadQueueAtoms(product._id), (jobs) => jobs.filter((job) => job.id !== id));
  void set(sendNextAtom, product);
});

/** Calls off and forgets everything, for a page that is left. */
export const stopUploadsAtom = atom(null, (get, set, productId: string) => {
  for (const { id } of get(uploadQueueAtoms(productId))) running.get(id)?.abort();
  set(uploadQueueAtoms(productId), []);
});

/** Starts or continues a package: uploads it in its turn, checks it, and adds it if requested. */
export const submitJobAtom = atom(
  null,
  async (get, set, { isToBeAdded, ...ref }: JobRef & { isToBeAdded: boolean }) => {
    const before = get(uploadQueueAtoms(ref.product._id)).find(({ id }) => id === ref.id);
    if (!before || isBusy(before)) return;
    const change = (job: UploadJob): UploadJob => ({
      ...job,
      state: job.s3Url === undefined ? 'waiting' : 'checking',
      errors: noErrors,
      isToBeAdded,
    });
    set(changeJobAtom, { ...ref, change });
    if (before.s3Url === undefined) await set(sendNextAtom, ref.product);
    else await set(workAtom, ref);
  },
);

const sendNextAtom = atom(null, async (get, set, product: Product) => {
  const next = nextToSend(get(uploadQueueAtoms(product._id)));
  if (next) await set(workAtom, { product, id: next.id });
});

const workAtom = atom(null, async (get, set, ref: JobRef) => {
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
    const sent = await sendPackage({ kind, id: _id, slug, file, signal, onProgress });
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
    if (!job?.isToBeAdded || !isSound(job)) patch({ state: 'ready', isToBeAdded: false });
  };

  const add = async (s3Url: string, job: UploadJob) => {
    patch({ state: 'adding' });
    const made = await createVersion({ kind, id: _id, s3Url, values: job.values, signal });
    if (!made.ok) return fail(made);
    await set(refreshProductsAtom, kind);
    if (signal.aborted) return;
    set(removeJobAtom, ref);
    toasts.add({
      title: addVersionMessages(kind).added(made.version.version),
      tone: 'positive',
    });
  };

  try {
    const file = current()?.file;
    if (file && current()?.s3Url === undefined) await send(file);
    void set(sendNextAtom, product);
    const sent = current();
    if (sent?.state === 'checking' && sent.s3Url && !sent.report) await check(sent.s3Url);
    const checked = current();
    if (checked?.state === 'checking' && checked.s3Url) await add(checked.s3Url, checked);
  } catch (cause) {
    // The server may have made the version before the answer was called off: look.
    if (!signal.aborted) throw cause;
    void set(refreshProductsAtom, kind);
  } finally {
    if (running.get(id) === controller) running.delete(id);
  }
});
