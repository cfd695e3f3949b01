import { useEffect } from 'react';
import { atom, useSetAtom } from '../state.ts';

/** The name of the product. */
export const PRODUCT = 'Pressdock';

const shownTitleAtom = atom<string | undefined>(undefined);

/** The title of the current page, once known; the breadcrumbs end with it. */
export const pageTitleAtom = atom((get) => get(shownTitleAtom));

/** Returns the text of the browser tab for a page. */
export function documentTitle(page: string | undefined): string {
  return page ? `${page} · ${PRODUCT}` : PRODUCT;
}

/**
 * Sets the title of the page in the browser tab, its history and the breadcrumbs. Omit `title`
 * while it is unknown.
 */
export function PageTitle({ title }: { title: string | undefined }) {
  const show = useSetAtom(shownTitleAtom);
  useEffect(() => {
    document.title = documentTitle(title);
    show(title);
    return () => show(undefined);
  }, [title, show]);
  return null;
}
