import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near the end counts as the end, in pixels. */
const END_TOLERANCE = 24;

interface LogScrollOptions {
  scroller: RefObject<HTMLElement | null>;
  /** How many lines there are. */
  count: number;
  /** Whether lines may still arrive. */
  isGrowing: boolean;
  /** The line that the URL names. */
  target: number | undefined;
  /** The first error of a build that has ended. */
  firstError: number | undefined;
}

function scrollToEnd(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight;
}

function scrollToLine(element: HTMLElement | null, line: number): boolean {
  const row = element?.querySelector<HTMLElement>(`#L${line}`);
  if (!element || !row) return false;
  const above = row.getBoundingClientRect().top - element.getBoundingClientRect().top;
  // A third of the height is left above, for what led to the line.
  element.scrollTop += above - element.clientHeight / 3;
  return true;
}

/**
 * Scrolls a log: to the line in the URL or the first error once it has arrived, or along with a log
 * that grows. Stops as soon as the reader scrolls up.
 */
export function useLogScroll(options: LogScrollOptions) {
  const { scroller, count, isGrowing, target, firstError } = options;
  const [isFollowing, setFollowing] = useState(true);
  const visitedLine = useRef<number | undefined>(undefined);
  const lastTop = useRef(0);
  const requested = target ?? (isFollowing ? firstError : undefined);

  useLayoutEffect(() => {
    if (requested !== undefined && visitedLine.current !== requested) {
      if (count === 0 || !scrollToLine(scroller.current, requested)) return;
      visitedLine.current = requested;
      setFollowing(false);
    } else if (isFollowing && isGrowing && count > 0) {
      scrollToEnd(scroller.current);
    }
  }, [scroller, requested, count, isFollowing, isGrowing]);

  // The browser measures lines only when they come into view, which moves the end.
  const isAtEnd = isFollowing && isGrowing && target === undefined && count > 0;
  useEffect(() => {
    const content = scroller.current?.firstElementChild;
    if (!content || !isAtEnd) return;
    const observer = new ResizeObserver(() => scrollToEnd(scroller.current));
    observer.observe(content);
    return () => observer.disconnect();
  }, [scroller, isAtEnd]);

  return {
    isFollowing,
    onScroll: () => {
      const element = scroller.current;
      if (!element) return;
      const below = element.scrollHeight - element.scrollTop - element.clientHeight;
      if (below <= END_TOLERANCE) setFollowing(true);
      else if (element.scrollTop < lastTop.current) setFollowing(false);
      lastTop.current = element.scrollTop;
    },
    follow: () => {
      setFollowing(true);
      scrollToEnd(scroller.current);
    },
    show: (line: number) => {
      visitedLine.current = line;
      setFollowing(false);
      scrollToLine(scroller.current, line);
    },
  };
}
