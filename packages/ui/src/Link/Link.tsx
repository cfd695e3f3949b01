'use client';
import type { ReactNode, RefAttributes } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Link.css.ts';

/** Default links are blue; quiet ones keep the color around them, for names in lists and tables. */
export const linkVariants = ['default', 'quiet'] as const;

/** One of `linkVariants`. */
export type LinkVariant = (typeof linkVariants)[number];

export interface LinkProps
  extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render' | 'href'>,
    RefAttributes<HTMLAnchorElement> {
  /** Where it leads; goes through the app's router if there is a `RouterProvider`. */
  href: string;
  /** `quiet` keeps the color around it, for names in lists and tables. */
  variant?: LinkVariant;
  /** Where it leads, so that it can be read alone. */
  children: ReactNode;
}

/** Goes somewhere. To do something, take a `Button`. */
export const Link = withRef(function Link({ variant = 'default', ...rest }: LinkProps) {
  return <AriaLink {...rest} className={join(styles.link, styles.variants[variant])} />;
});
