import { Text } from '@pressdock/ui';
import { useEffect, useRef } from 'react';
import * as styles from './VersionsTable.css.ts';

export interface VersionNumberProps {
  /** Whether the URL leads to this version: it is highlighted and scrolled into view. */
  isLinked: boolean;
  children: string;
}

/** The number of a version in its row. */
export function VersionNumber({ isLinked, children }: VersionNumberProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    // Arriving at a page scrolls it to its top first.
    const frame = requestAnimationFrame(() => ref.current?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [isLinked]);
  return (
    <span
      ref={ref}
      className={isLinked ? styles.linked : undefined}
      aria-current={isLinked || undefined}
    >
      <Text isMonospace size="13">
        {children}
      </Text>
    </span>
  );
}
