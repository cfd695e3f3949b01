'use client';
import type { RefAttributes } from 'react';
import { Button } from '../Button/Button.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { ErrorText } from '../private/Field.tsx';
import { withRef } from '../private/withRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LoadMore.css.ts';
import { useLoadAnnouncement } from './useLoadAnnouncement.ts';

interface LoadMoreBase extends RefAttributes<HTMLDivElement> {
  /** The number of items count. */
  count: number;
  /** Called to load the next items. */
  onLoadMore: () => void;
  /** Whether items are loading. */
  isPending?: boolean;
  /** Why loading failed, in a sentence; the button then retries. */
  errorMessage?: string;
}

interface KnowsTotal {
  /** The total number of items. */
  total: number;
  hasMore?: never;
}

interface KnowsWhetherMore {
  /** Whether there are more items, if the total is unknown. */
  hasMore: boolean;
  total?: never;
}

export type LoadMoreProps = LoadMoreBase & (KnowsTotal | KnowsWhetherMore);

/**
 * Loads more items of a list, shows how many are loaded, and announces how many were added.
 *
 * Focus stays on the button. After the last items, the button disappears and focus moves to the
 * count in its place.
 */
export const LoadMore = withRef(function LoadMore({
  count,
  total,
  hasMore = total !== undefined && count < total,
  onLoadMore,
  isPending = false,
  errorMessage,
  ref,
}: LoadMoreProps) {
  const words = useWords({
    listCount: english.listCount,
    tryAgain: english.tryAgain,
    loadMore: english.loadMore,
    added: english.added,
  });
  const failure = isPending ? undefined : errorMessage;
  const { added, countElement, startLoading } = useLoadAnnouncement({
    count,
    hasMore,
    hasFailed: Boolean(failure),
  });
  return (
    <div ref={ref} className={styles.more}>
      <p ref={countElement} tabIndex={-1} className={styles.count}>
        {words.listCount(count, total)}
      </p>
      <div role="alert">
        {failure ? (
          <p className={styles.error}>
            <ErrorText>{failure}</ErrorText>
          </p>
        ) : null}
      </div>
      {hasMore ? (
        <Button
          isPending={isPending}
          onPress={() => {
            startLoading();
            onLoadMore();
          }}
        >
          {errorMessage ? words.tryAgain : words.loadMore}
        </Button>
      ) : null}
      <VisuallyHidden as="div">
        <span role="status">{added > 0 ? words.added(added, count, total) : ''}</span>
      </VisuallyHidden>
    </div>
  );
});
