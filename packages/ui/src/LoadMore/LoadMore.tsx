'use client';
import type { RefAttributes } from 'react';
import { Button } from '../Button/Button.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { ErrorText } from '../private/Field.tsx';
import { withRef } from '../private/withRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LoadMore.css.ts';
import { useLoaded } from './useLoaded.ts';

interface LoadMoreBase extends RefAttributes<HTMLDivElement> {
  /** How many items of the list are there. */
  shown: number;
  /** Asks for the next ones. */
  onLoadMore: () => void;
  /** Whether they are on their way. */
  isPending?: boolean;
  /** Why they did not come, as a sentence; the button then tries again. */
  errorMessage?: string;
}

interface KnowsTotal {
  /** How many items there are in all. */
  total: number;
  hasMore?: never;
}

interface KnowsWhetherMore {
  /** Whether there are more, where nobody knows how many. */
  hasMore: boolean;
  total?: never;
}

export type LoadMoreProps = LoadMoreBase & (KnowsTotal | KnowsWhetherMore);

/**
 * Lengthens a list, says how much of it is there, and announces how many items came.
 *
 * The focus stays on the button. Once the last items have come the button goes, and the focus rests
 * on the count in its place.
 */
export const LoadMore = withRef(function LoadMore({
  shown,
  total,
  hasMore = total !== undefined && shown < total,
  onLoadMore,
  isPending = false,
  errorMessage,
  ref,
}: LoadMoreProps) {
  const words = useWords({
    shown: english.shown,
    tryAgain: english.tryAgain,
    loadMore: english.loadMore,
    added: english.added,
  });
  const failure = isPending ? undefined : errorMessage;
  const { added, count, ask } = useLoaded({ shown, hasMore, hasFailed: Boolean(failure) });
  return (
    <div ref={ref} className={styles.more}>
      <p ref={count} tabIndex={-1} className={styles.count}>
        {words.shown(shown, total)}
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
            ask();
            onLoadMore();
          }}
        >
          {errorMessage ? words.tryAgain : words.loadMore}
        </Button>
      ) : null}
      <VisuallyHidden as="div">
        <span role="status">{added > 0 ? words.added(added, shown, total) : ''}</span>
      </VisuallyHidden>
    </div>
  );
});
