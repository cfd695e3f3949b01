'use client';
import type { ReactNode, RefAttributes } from 'react';
import {
  type ButtonProps as AriaButtonProps,
  Button as Pressable,
} from 'react-aria-components/Button';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';
import * as shared from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import { join } from '../private/join.ts';
import { PendingProgress } from '../private/PendingProgress.tsx';
import { withRef } from '../private/withRef.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<
      AriaButtonProps,
      'children' | 'className' | 'style' | 'render' | 'onClick' | 'aria-label' | 'aria-labelledby'
    >,
    RefAttributes<HTMLButtonElement> {
  /** What the button does: "Delete version 2.4.0". Its accessible name and its tooltip. */
  label: string;
  /** A well-known icon. */
  icon: ReactNode;
  /** The visual priority. */
  variant?: ButtonVariant;
  /** Use `small` in rows and panels. */
  size?: ButtonSize;
}

/** An icon button without a tooltip, which would be larger than the button itself. For buttons inside fields. */
export const PlainIconButton = withRef(function PlainIconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  ...rest
}: IconButtonProps) {
  return (
    <Pressable
      {...rest}
      aria-label={label}
      className={join(shared.button, shared.variants[variant], styles.sizes[size])}
      render={(props) => <button {...props} aria-describedby={rest['aria-describedby']} />}
    >
      {rest.isPending ? <PendingIcon /> : icon}
    </Pressable>
  );
});

/** A button labeled by another element finds its progress text by id. */
function PendingIcon() {
  return <PendingProgress id={useSlottedContext(ProgressBarContext)?.id} />;
}
