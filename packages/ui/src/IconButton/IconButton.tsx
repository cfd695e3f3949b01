'use client';
import type { ReactNode, RefAttributes } from 'react';
import {
  type ButtonProps as AriaButtonProps,
  ButtonContext,
  Button as Pressable,
} from 'react-aria-components/Button';
import { useSlottedContext } from 'react-aria-components/slots';
import * as shared from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import { join } from '../private/join.ts';
import { PendingRing } from '../private/PendingRing.tsx';
import { withRef } from '../private/withRef.ts';
import { LabelTooltip } from '../Tooltip/LabelTooltip.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<
      AriaButtonProps,
      'children' | 'className' | 'style' | 'render' | 'onClick' | 'aria-label' | 'aria-labelledby'
    >,
    RefAttributes<HTMLButtonElement> {
  /** What it does: "Delete version 2.4.0". Its name for screen readers, and its tooltip. */
  label: string;
  /** A sign that everybody knows. */
  icon: ReactNode;
  /** How much it asks to be pressed. */
  variant?: ButtonVariant;
  /** Small ones go into rows and panels. */
  size?: ButtonSize;
}

/** A button that shows only an icon. Take it where the icon is known to everyone and room is short. */
export const IconButton = withRef(function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  ...rest
}: IconButtonProps) {
  // What describes it comes from the caller or the field around it; the tooltip only repeats the name.
  const around = useSlottedContext(ButtonContext, rest.slot);
  const describedBy = rest['aria-describedby'] ?? around?.['aria-describedby'];
  return (
    <LabelTooltip label={label}>
      <Pressable
        {...rest}
        aria-label={label}
        className={join(shared.button, shared.variants[variant], styles.sizes[size])}
        render={(props) => <button {...props} aria-describedby={describedBy} />}
      >
        {rest.isPending ? <PendingRing /> : icon}
      </Pressable>
    </LabelTooltip>
  );
});
