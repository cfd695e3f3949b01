import type { ReactNode, RefAttributes } from 'react';
import { Link } from '../Link/Link.tsx';
import { withRef } from '../private/withRef.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps extends RefAttributes<HTMLElement> {
  /** Names the trail among the page's landmarks. */
  label: string;
  /** `Breadcrumb`s, from the widest place to this one. */
  children: ReactNode;
}

/**
 * Shows where the page stands, and the ways back up, in one line.
 *
 * Where room ends, names end in an ellipsis, this page's first; screen readers get them whole.
 */
export const Breadcrumbs = withRef(function Breadcrumbs({
  label,
  children,
  ref,
}: BreadcrumbsProps) {
  return (
    <nav ref={ref} aria-label={label} className={styles.trail}>
      <ol className={styles.list}>{children}</ol>
    </nav>
  );
});

export interface BreadcrumbProps extends RefAttributes<HTMLLIElement> {
  /** Where the step leads; the page itself has none. */
  href?: string;
  /** What the page it leads to is called. */
  children: ReactNode;
}

/** One step of the trail; without `href` it is the current page. */
export const Breadcrumb = withRef(function Breadcrumb({ href, children, ref }: BreadcrumbProps) {
  return (
    <li ref={ref} className={styles.item}>
      {href === undefined ? (
        <span aria-current="page" className={styles.step}>
          {children}
        </span>
      ) : (
        <span className={styles.step}>
          <Link href={href} variant="quiet">
            {children}
          </Link>
        </span>
      )}
    </li>
  );
});
