/** The only importer of jotai: everything that holds state imports from here. */
export type { Atom, Getter } from 'jotai';
export { atom, getDefaultStore, useAtom, useAtomValue, useSetAtom } from 'jotai';
export { atomWithLazy } from 'jotai/utils';
export { atomFamily } from 'jotai-family';
