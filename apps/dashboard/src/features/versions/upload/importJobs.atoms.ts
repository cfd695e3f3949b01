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
  for (const job of jobs) patch(job, { state: 'importing', errors: noErrors });
  const { errors, failure } = await importVersions({ kind, id }, jobs);
  const added = new Set(jobs.filter((_, index) => errors[index] === null).map((job) => job.id));
  for (const [index, job] of jobs.entries()) {
    const message = errors[index];
    if (message) patch(job, { state: 'failed', errors: { message } });
    // Packages that were not sent can be added again with one click.
    if (message === undefined) patch(job, { state: 'ready' });
  }
  if (failure !== undefined) toasts.add({ title: failure, tone: 'critical' });
  if (added.size === 0) return;
  await set(refreshProductsAtom, kind);
  set(uploadQueueAtoms(id), (all) => all.filter((job) => !added.has(job.id)));
  toasts.add({ title: uploadQueueMessages(kind).imported(added.size), tone: 'positive' });
});
