import { useRef, useState } from 'react';
import { pictureMessages } from '../productForm.messages.ts';
import { type PictureField, pictureFault } from '../rules/images.rules.ts';
import type { ProductFormState } from '../useProductForm.ts';
import { uploadPicture } from './uploadImage.ts';

/** What became of the file that was chosen last, while it is not in the form yet. */
interface Attempt {
  file: File;
  isUploading: boolean;
  /** Why it did not arrive. */
  fault?: string;
  /** Whether trying once more may help. */
  isRetryable?: boolean;
}

/** Uploads what is chosen for one picture; only what has arrived counts in the form. */
export function usePicture(form: ProductFormState, use: PictureField) {
  const [attempt, setAttempt] = useState<Attempt>();
  const controller = useRef<AbortController>(undefined);

  const end = (result: Attempt | undefined) => {
    setAttempt(result);
    form.markUploading(use, false);
  };

  const send = async (file: File) => {
    const own = new AbortController();
    controller.current = own;
    setAttempt({ file, isUploading: true });
    form.markUploading(use, true);
    try {
      const result = await uploadPicture(use, file, own.signal);
      if (result.ok) {
        form.change(use, result.data.url);
        end(undefined);
      } else {
        const { status, error } = result;
        const isRetryable = status === 0 || status === 429 || status >= 500;
        const fault = isRetryable ? pictureMessages.failed(file.name) : error.message;
        end({ file, isUploading: false, fault, isRetryable });
      }
    } catch (cause) {
      if (!own.signal.aborted) throw cause;
    }
  };

  const cancel = () => {
    controller.current?.abort();
    end(undefined);
  };

  const choose = (file: File | null) => {
    controller.current?.abort();
    if (file === null) return end(undefined);
    const fault = pictureFault(file);
    if (fault !== undefined) return end({ file, isUploading: false, fault });
    void send(file);
  };

  return { attempt, choose, cancel, retry: () => attempt && void send(attempt.file) };
}
