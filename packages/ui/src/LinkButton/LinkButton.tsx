'use client';
import type { ReactNode, RefAttributes } from 'react';
import { type LinkProps as AriaLinkProps, Link } from 'react-aria-components/Link';
import * as styles from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';

export interface LinkButtonProps
  extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render' | 'href'>,
    RefAttributes<HTMLAnchorElement> {
  /** The URL; uses the app's router inside a `RouterProvider`. */
  href: string;
  /** The visual priority. Use at most one primary button per screen. */
  variant?: ButtonVariant;
  /** Use `small` in rows and panels. */
  size?: ButtonSize;
  /** The target or what is done there: "Add ship". */
  children: ReactNode;
}

/** A link that looks like a button, for the next step from a page. */
export const LinkButton = withRef(function LinkButton({
  variant = 'secondary',
  size = 'medium',
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={join(styles.button, styles.variants[variant], styles.sizes[size])}>
      <span className={styles.content}>{children}</span>
    </Link>
  );
});
