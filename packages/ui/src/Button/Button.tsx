'use client';
import type { ReactNode, RefAttributes } from 'react';
import {
  type ButtonProps as AriaButtonProps,
  Button as Pressable,
} from 'react-aria-components/Button';
import { join } from '../private/join.ts';
import { PendingProgress } from '../private/PendingProgress.tsx';
import { withRef } from '../private/withRef.ts';
import * as styles from './Button.css.ts';

/** How much a button asks to be pressed; a screen has at most one primary. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'critical'] as const;

/** One of `buttonVariants`. */
export type ButtonVariant = (typeof buttonVariants)[number];

/** Small buttons go into rows and panels, medium ones everywhere else. */
export const buttonSizes = ['small', 'medium'] as const;

/** One of `buttonSizes`. */
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render' | 'onClick'>,
    RefAttributes<HTMLButtonElement> {
  /** How much it asks to be pressed. Default `'secondary'`. */
  variant?: ButtonVariant;
  /** Its height, 28 or 36 pixels; at least 44 under a finger. Default `'medium'`. */
  size?: ButtonSize;
  /** The action runs: it keeps its place, width and focus, and takes no second press. */
  isPending?: boolean;
  /** A verb and its object: "Save plugin". */
  children: ReactNode;
}

/** Does something when pressed. To go somewhere, take a `Link` or a `LinkButton`. */
export const Button = withRef(function Button({
  variant = 'secondary',
  size = 'medium',
  children,
  ...rest
}: ButtonProps) {
  return (
    <Pressable
      {...rest}
      className={join(styles.button, styles.variants[variant], styles.sizes[size])}
    >
      <span className={styles.content}>{children}</span>
      {rest.isPending && (
        <span className={styles.pending}>
          <PendingProgress />
        </span>
      )}
    </Pressable>
  );
});
