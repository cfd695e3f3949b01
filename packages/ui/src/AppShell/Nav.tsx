'use client';
import { type ReactNode, type RefAttributes, useId } from 'react';
import { Link as RACLink } from 'react-aria-components/Link';
import { withRef } from '../private/withRef.ts';
import * as styles from './Nav.css.ts';

export interface NavGroupProps {
  /** What the links have in common; names their list. */
  title?: string;
  /** `NavLink`s. */
  children: ReactNode;
}

/** Links of the navigation that belong together, under a small title. */
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
  /** Where it leads; goes through the app's router if there is a `RouterProvider`. */
  href: string;
  /** A sign before the words. */
  icon: ReactNode;
  /** Whether the page it leads to, or one under that, is being shown. */
  isCurrent: boolean;
  /** What the place is called. */
  children: ReactNode;
}

/** One place to go to, in a `NavGroup`. */
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
