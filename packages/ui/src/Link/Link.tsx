'use client';
import type { ReactNode, RefAttributes } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Link.css.ts';

/** Default links are blue; quiet links inherit their color, for names in lists and tables. */
export const linkVariants = ['default', 'quiet'] as const;

/** One of `linkVariants`. */
export type LinkVariant = (typeof linkVariants)[number];

export interface LinkProps
  extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render' | 'href'>,
    RefAttributes<HTMLAnchorElement> {
  /** The URL; uses the app's router inside a `RouterProvider`. */
  href: string;
  /** `quiet` inherits the color, for names in lists and tables. */
  variant?: LinkVariant;
  /** The link text; should make sense on its own. */
  children: ReactNode;
}

/** Navigates to a URL. For actions, use `Button`. */
export const Link = withRef(function Link({ variant = 'default', ...rest }: LinkProps) {
  return <AriaLink {...rest} className={join(styles.link, styles.variants[variant])} />;
});
