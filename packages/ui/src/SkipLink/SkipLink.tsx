import type { ReactNode, RefAttributes } from 'react';
import { withRef } from '../private/withRef.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends RefAttributes<HTMLAnchorElement> {
  /** The main content of the page, as `#id`. */
  href: `#${string}`;
  /** The target: "Skip to content". */
  children: ReactNode;
}

/** A link past the content that every page repeats; visible only while focused. */
export const SkipLink = withRef(function SkipLink({ href, children, ref }: SkipLinkProps) {
  return (
    <a ref={ref} href={href} className={styles.skipLink}>
      {children}
    </a>
  );
});
