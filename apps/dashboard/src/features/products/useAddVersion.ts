import { useEffect, useRef, useState } from 'react';
import type { Product } from '../../entities/product/product.kind.ts';
import { useSetAtom } from '../../shared/state.ts';
import { useSubmission } from '../../shared/useSubmission.ts';
import { addVersion } from './addVersion.ts';
import { refreshProductsAtom } from './products.atoms.ts';
import type { ProductVersion } from './products.queries.ts';
import {
  blankVersion,
  untouchedVersionMessage,
  type VersionFormValues,
  versionFormErrors,
  versionInFileName,
} from './versionForm.rules.ts';

/** What is wrong, for each field and for the dialog as a whole. */
interface Problems {
  fields: Record<string, string>;
  message?: string;
}

const noProblems: Problems = { fields: {} };

/** Holds what is typed and chosen for a new version, and uploads it: cancellable, and resumed on a retry. */
export function useAddVersion(product: Product, onAdded: (version: ProductVersion) => void) {
  const { kind, _id: id, slug } = product;
  const [values, setValues] = useState(blankVersion);
  const [file, setFile] = useState<File | null>(null);
  const [sentBytes, setSentBytes] = useState<number | undefined>(undefined);
  const [problems, setProblems] = useState<Problems>(noProblems);
  const uploaded = useRef<string | undefined>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  const submission = useSubmission();
  const refresh = useSetAtom(refreshProductsAtom);

  useEffect(() => () => running.current?.abort(), []);

  const forget = (field: string) =>
    setProblems(({ fields: { [field]: _fixed, ...fields }, message }) => ({ fields, message }));

  const change = (field: keyof VersionFormValues, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    forget(field);
  };

  const choose = (chosen: File | null) => {
    setFile(chosen);
    uploaded.current = undefined;
    const version = chosen ? versionInFileName(chosen.name) : undefined;
    if (version) setValues((now) => (now.version === '' ? { ...now, version } : now));
    forget('file');
  };

  const send = async (chosen: File) => {
    const controller = new AbortController();
    running.current = controller;
    setProblems(noProblems);
    setSentBytes(uploaded.current === undefined ? 0 : chosen.size);
    try {
      const outcome = await addVersion({
        kind,
        id,
        slug,
        file: chosen,
        values,
        uploadedTo: uploaded.current,
        signal: controller.signal,
        onProgress: setSentBytes,
        onUploaded: (s3Url) => {
          uploaded.current = s3Url;
          setSentBytes(chosen.size);
        },
      });
      if (outcome.ok) {
        await refresh(kind);
        if (controller.signal.aborted) return;
        onAdded(outcome.version);
        return;
      }
      if (controller.signal.aborted) return;
      if (outcome.mustUploadAgain) uploaded.current = undefined;
      setProblems(outcome);
    } catch (cause) {
      // The server may have made the version before the answer was called off: look.
      if (!controller.signal.aborted) throw cause;
      void refresh(kind);
    } finally {
      setSentBytes(undefined);
    }
  };

  const submit = () =>
    submission.run(async () => {
      const fields = versionFormErrors(kind, values, file);
      if (file === null || Object.keys(fields).length > 0) {
        const message = untouchedVersionMessage(kind, values, file);
        setProblems(message === undefined ? { fields } : { fields: {}, message });
        return;
      }
      await send(file);
    });

  return {
    values,
    file,
    problems,
    /** Bytes of the file that have been sent; undefined while nothing is under way. */
    sentBytes,
    isPending: submission.isPending,
    change,
    choose,
    submit,
    cancel: () => running.current?.abort(),
  };
}
