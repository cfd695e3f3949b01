import type { ReactNode, RefAttributes } from 'react';
import { withRef } from '../private/withRef.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends RefAttributes<HTMLAnchorElement> {
  /** The main part of this page, as `#id`. */
  href: `#${string}`;
  /** Where it leads: "Skip to content". */
  children: ReactNode;
}

/** Leads past what every page repeats; seen only while it has the focus. */
export const SkipLink = withRef(function SkipLink({ href, children, ref }: SkipLinkProps) {
  return (
    <a ref={ref} href={href} className={styles.skipLink}>
      {children}
    </a>
  );
});
