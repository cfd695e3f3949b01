import type { ReactNode, RefAttributes } from 'react';
import { Link } from '../Link/Link.tsx';
import { withRef } from '../private/withRef.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps extends RefAttributes<HTMLElement> {
  /** The name of the navigation landmark. */
  label: string;
  /** `Breadcrumb`s, from the top level to the current page. */
  children: ReactNode;
}

/**
 * Shows where the current page is in the hierarchy, with links to its parents, on one line.
 *
 * When space runs out, names are truncated, the current page's first; screen readers get the full names.
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
  /** The URL of the page; omit it for the current page. */
  href?: string;
  /** The page's name. */
  children: ReactNode;
}

/** One page of the trail; without `href` it is the current page. */
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
