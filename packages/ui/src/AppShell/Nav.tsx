'use client';
import { type ReactNode, type RefAttributes, useId } from 'react';
import { Link as RACLink } from 'react-aria-components/Link';
import { withRef } from '../private/withRef.ts';
import * as styles from './Nav.css.ts';

export interface NavGroupProps {
  /** The title above the links; also names their list. */
  title?: string;
  /** `NavLink`s. */
  children: ReactNode;
}

/** A titled group of navigation links. */
export function NavGroup({ title, children }: NavGroupProps) {
  const titleId = useId();
  return (
    <div className={styles.group}>
      {title ? (
        <p id={titleId} className={styles.title}>
          {title}
        </p>
      ) : null}
      <ul aria-labelledby={title ? titleId : undefined} className={styles.list}>
        {children}
      </ul>
    </div>
  );
}

export interface NavLinkProps extends RefAttributes<HTMLAnchorElement> {
  /** The link's URL; uses the app's router inside a `RouterProvider`. */
  href: string;
  /** An icon before the label. */
  icon: ReactNode;
  /** Whether the current page is the link's target or one of its subpages. */
  isCurrent: boolean;
  /** The link's label. */
  children: ReactNode;
}

/** One navigation link in a `NavGroup`. */
export const NavLink = withRef(function NavLink({
  href,
  icon,
  isCurrent,
  children,
  ref,
}: NavLinkProps) {
  return (
    <li>
      <RACLink
        ref={ref}
        href={href}
        className={styles.link}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={styles.icon}>{icon}</span>
        {children}
      </RACLink>
    </li>
  );
});
