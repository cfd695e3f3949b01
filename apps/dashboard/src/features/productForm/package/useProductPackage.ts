import type { ProductKind } from '@pressdock/api';
import { useEffect, useRef, useState } from 'react';
import { droppedPackageAtom } from '../../../entities/package/droppedPackage.atoms.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { type ReadPackage, readPackage } from './readPackage.ts';

/** The package selected in the form of a new product. */
export interface ProductPackage {
  file: File | null;
  /** The bytes sent while it is uploaded; null afterward. */
  sentBytes: number | null;
  read: ReadPackage | null;
}

const none: ProductPackage = { file: null, sentBytes: null, read: null };

/**
 * Returns the package of a new product, uploaded and checked as soon as it is selected. A file that was
 * dropped on the list of products is selected at first.
 */
export function useProductPackage(kind: ProductKind) {
  const [state, setState] = useState(none);
  const running = useRef<AbortController>(undefined);
  const dropped = useAtomValue(droppedPackageAtom);
  const setDropped = useSetAtom(droppedPackageAtom);

  const select = async (file: File | null) => {
    running.current?.abort();
    if (file === null) return setState(none);
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ file, sentBytes: 0, read: null });
    const onProgress = (sentBytes: number) => {
      if (!signal.aborted) setState({ file, sentBytes, read: null });
    };
    const read = await readPackage(kind, file, { signal, onProgress }).catch((cause) => {
      if (!signal.aborted) throw cause;
      return null;
    });
    if (signal.aborted || read === null) return;
    setState({ file, sentBytes: null, read });
  };

  useEffect(() => {
    if (dropped === null) return;
    setDropped(null);
    void select(dropped);
  });
  useEffect(() => () => running.current?.abort(), []);

  return { ...state, select: (file: File | null) => void select(file) };
}

/** The package of the form as its page holds it. */
export type ProductPackageHandle = ReturnType<typeof useProductPackage>;
