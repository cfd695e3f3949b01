import type { Product } from '../../../entities/product/product.kind.ts';
import { refreshProductsAtom } from '../../../entities/product/product.queries.ts';
import { noErrors } from '../../../shared/form/formErrors.rules.ts';
import { atom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { importVersions } from './addVersion.ts';
import { changeJobAtom, uploadQueueAtoms } from './uploadQueue.atoms.ts';
import { uploadQueueMessages } from './uploadQueue.messages.ts';
import { checkedJobs, type UploadJob } from './uploadQueue.rules.ts';

/** Adds all checked packages of a product as earlier versions, which sites are not offered. */
export const importJobsAtom = atom(null, async (get, set, product: Product) => {
  const { kind, _id: id } = product;
  const jobs = checkedJobs(get(uploadQueueAtoms(id)));
  const patch = (job: UploadJob, part: Partial<UploadJob>) =>
    set(changeJobAtom, { product, id: job.id, change: (now) => ({ ...now, ...part }) });
  for (const job of jobs) patch(job, { state: 'adding', errors: noErrors });
  const result = await importVersions({ kind, id }, jobs);
  if (!result.ok) {
    for (const job of jobs) patch(job, { state: 'failed', errors: { message: result.message } });
    return;
  }
  const failed = new Map(jobs.map((job, index) => [job.id, result.errors[index] ?? null]));
  for (const job of jobs) {
    const message = failed.get(job.id);
    if (message) patch(job, { state: 'failed', errors: { message } });
  }
  await set(refreshProductsAtom, kind);
  set(uploadQueueAtoms(id), (all) => all.filter((job) => failed.get(job.id) !== null));
  const count = result.errors.filter((error) => error === null).length;
  if (count > 0) {
    toasts.add({ title: uploadQueueMessages(kind).imported(count), tone: 'positive' });
  }
});
