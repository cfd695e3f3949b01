import { useRef, useState } from 'react';
import { imageMessages } from '../productForm.messages.ts';
import { type ImageName, imageError } from '../rules/images.rules.ts';
import type { ProductFormHandle } from '../useProductForm.ts';
import { uploadImage } from './uploadImage.ts';

/** The last chosen file, until its image is in the form. */
interface Attempt {
  file: File;
  isUploading: boolean;
  /** Why the upload failed. */
  error?: string;
  /** Whether a retry can help. */
  isRetryable?: boolean;
}

/** Uploads the file chosen for one image. The form contains the image only after the upload. */
export function useImage(form: ProductFormHandle, name: ImageName) {
  const [attempt, setAttempt] = useState<Attempt>();
  const controller = useRef<AbortController>(undefined);

  const end = (result: Attempt | undefined) => {
    setAttempt(result);
    form.markUploading(name, false);
  };

  const send = async (file: File) => {
    const own = new AbortController();
    controller.current = own;
    setAttempt({ file, isUploading: true });
    form.markUploading(name, true);
    try {
      const result = await uploadImage(name, file, own.signal);
      if (result.ok) {
        form.change({ [name]: result.data.url });
        end(undefined);
      } else {
        const { status, error: failure } = result;
        const isRetryable = status === 0 || status === 429 || status >= 500;
        const error = isRetryable ? imageMessages.failed(file.name) : failure.message;
        end({ file, isUploading: false, error, isRetryable });
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
    const error = imageError(file);
    if (error !== undefined) return end({ file, isUploading: false, error });
    void send(file);
  };

  return { attempt, choose, cancel, retry: () => attempt && void send(attempt.file) };
}
