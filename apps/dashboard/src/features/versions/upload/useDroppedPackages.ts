import { fileError } from '../../../entities/package/packageFile.rules.ts';
import type { Product } from '../../../entities/product/product.kind.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { changeJobAtom, submitJobAtom } from './uploadQueue.atoms.ts';
import { withFile } from './uploadQueue.rules.ts';
import { newJobId } from './useAddVersion.ts';

/**
 * Returns a handler for files dropped on the page. It opens a single file in the dialog, and uploads
 * and checks several one after another. No version is added without a confirmation.
 */
export function useDroppedPackages(product: Product, onReview: (jobId: string) => void) {
  const change = useSetAtom(changeJobAtom);
  const submit = useSetAtom(submitJobAtom);

  return (files: readonly File[]) => {
    const ids = files.map((file) => {
      const id = newJobId();
      const problem = fileError(product.kind, file);
      change({
        product,
        id,
        change: (job) => ({
          ...withFile(job, file),
          ...(problem && files.length > 1 ? { state: 'failed' } : {}),
          ...(problem ? { errors: { message: problem, fields: { file: problem } } } : {}),
        }),
      });
      return { id, isSendable: problem === undefined };
    });
    const [first] = ids;
    if (first && ids.length === 1) return onReview(first.id);
    for (const { id, isSendable } of ids) {
      if (isSendable) void submit({ product, id, addsVersion: false });
    }
  };
}
