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
  /** Where it leads; goes through the app's router if there is a `RouterProvider`. */
  href: string;
  /** How much it asks to be followed; a screen has at most one primary. */
  variant?: ButtonVariant;
  /** Small ones go into rows and panels. */
  size?: ButtonSize;
  /** Where it leads, or what is done there: "Add ship". */
  children: ReactNode;
}

/** Goes somewhere, and looks like a button because it is the way on from here. */
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
