'use client';
import { type RefAttributes, useEffect, useRef } from 'react';
import { ChevronRightIcon } from '../Icon/Icon.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { withRef } from '../private/withRef.ts';
import { PageButton } from './PageButton.tsx';
import * as styles from './Pagination.css.ts';
import { clampPage, pageItems } from './pageItems.ts';

interface PaginationBase extends RefAttributes<HTMLElement> {
  /** The name of the landmark, because a page may have several: "Pages of ships". */
  label: string;
  /** The current page, from 1; values out of range become the first or last page. */
  page: number;
  /** The number of pages; with 0, nothing is rendered. */
  pageCount: number;
}

interface WithUrls {
  /** Returns the URL of a page; uses the app's router inside a `RouterProvider`. */
  hrefOf: (page: number) => string;
  onPageChange?: never;
}

interface WithCallback {
  /** Called with the selected page. Use `hrefOf` instead if pages have URLs. */
  onPageChange: (page: number) => void;
  hrefOf?: never;
}

export type PaginationProps = PaginationBase & (WithUrls | WithCallback);

/** Navigates the pages of a long list. For continuous reading, use `LoadMore`. */
export const Pagination = withRef(function Pagination({
  label,
  page: requestedPage,
  pageCount,
  hrefOf,
  onPageChange,
  ref,
}: PaginationProps) {
  const words = useWords({
    previousPage: english.previousPage,
    page: english.page,
    pageOf: english.pageOf,
    nextPage: english.nextPage,
  });
  const page = clampPage(requestedPage, pageCount);
  const { row, onPress } = useKeepFocus(page);
  if (pageCount < 1) return null;
  const navigation = { hrefOf, onPageChange, onPress };
  return (
    <nav ref={ref} aria-label={label} className={styles.frame}>
      <div ref={row} className={styles.row}>
        <PageButton {...navigation} page={page > 1 ? page - 1 : undefined}>
          <span className={styles.backwards}>
            <ChevronRightIcon />
          </span>
          {words.previousPage}
        </PageButton>
        <ol className={styles.pages}>
          {pageItems(page, pageCount).map((item) => (
            <li key={item}>
              {typeof item === 'number' ? (
                <PageButton
                  {...navigation}
                  page={item}
                  label={words.page(item)}
                  isCurrent={item === page}
                >
                  {item}
                </PageButton>
              ) : (
                <div className={styles.gap}>…</div>
              )}
            </li>
          ))}
        </ol>
        <p role="status" className={styles.position}>
          {words.pageOf(page, pageCount)}
        </p>
        <PageButton {...navigation} page={page < pageCount ? page + 1 : undefined}>
          {words.nextPage}
          <ChevronRightIcon />
        </PageButton>
      </div>
    </nav>
  );
});

/** Keeps focus in the row when the pressed control is not available on the new page. */
function useKeepFocus(page: number) {
  const row = useRef<HTMLDivElement>(null);
  const pageWhenPressed = useRef<number | undefined>(undefined);
  useEffect(() => {
    const wasPressed = pageWhenPressed.current !== undefined && pageWhenPressed.current !== page;
    const active = document.activeElement;
    const isFocusLost =
      active === document.body || active?.matches(':disabled, [aria-disabled="true"]');
    if (!wasPressed) return;
    pageWhenPressed.current = undefined;
    if (!isFocusLost) return;
    const controls = row.current?.querySelectorAll<HTMLElement>('button:enabled, a[href]') ?? [];
    const visible = [...controls].filter((control) => control.offsetParent !== null);
    (visible.find((control) => control.ariaCurrent === 'page') ?? visible[0])?.focus();
  }, [page]);
  const onPress = () => {
    pageWhenPressed.current = page;
  };
  return { row, onPress };
}
