import { atom } from '../../shared/state.ts';

/** A package that was dropped on the list of products, for the form that adds a product. */
export const droppedPackageAtom = atom<File | null>(null);
