import { useEffect } from 'react';
import { atom, useSetAtom } from '../state.ts';

/** What the product is called. */
export const PRODUCT = 'Pressdock';

const shownTitleAtom = atom<string | undefined>(undefined);

/** The name of the page being shown, once known; the trail at the top ends with it. */
export const pageTitleAtom = atom((get) => get(shownTitleAtom));

/** The text of the browser's tab for a page. */
export function documentTitle(page: string | undefined): string {
  return page ? `${page} · ${PRODUCT}` : PRODUCT;
}

/** Names the page: in the browser's tab and history, and at the end of the trail. Leave `title` out while unknown. */
export function PageTitle({ title }: { title: string | undefined }) {
  const show = useSetAtom(shownTitleAtom);
  useEffect(() => {
    document.title = documentTitle(title);
    show(title);
    return () => show(undefined);
  }, [title, show]);
  return null;
}
