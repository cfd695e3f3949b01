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

/** A button's visual priority. Use at most one primary button per screen. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'critical'] as const;

/** One of `buttonVariants`. */
export type ButtonVariant = (typeof buttonVariants)[number];

/** Use `small` in rows and panels and `medium` everywhere else. */
export const buttonSizes = ['small', 'medium'] as const;

/** One of `buttonSizes`. */
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render' | 'onClick'>,
    RefAttributes<HTMLButtonElement> {
  /** The visual priority. Default `'secondary'`. */
  variant?: ButtonVariant;
  /** The height: 28 or 36 pixels, at least 44 on touch screens. Default `'medium'`. */
  size?: ButtonSize;
  /** Whether the action is running. The button keeps its size and focus, and ignores further presses. */
  isPending?: boolean;
  /** A verb and its object: "Save plugin". */
  children: ReactNode;
}

/** Performs an action when pressed. For navigation, use `Link` or `LinkButton`. */
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
