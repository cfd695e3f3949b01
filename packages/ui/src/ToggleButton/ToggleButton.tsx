'use client';
import type { ReactNode, RefAttributes } from 'react';
import {
  type ToggleButtonProps as AriaToggleButtonProps,
  ToggleButton as Toggle,
} from 'react-aria-components/ToggleButton';
import * as shared from '../Button/Button.css.ts';
import type { ButtonSize } from '../Button/Button.tsx';
import { sizes as squares } from '../IconButton/IconButton.css.ts';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import { LabelTooltip } from '../Tooltip/LabelTooltip.tsx';
import * as styles from './ToggleButton.css.ts';

type Unstyled = Omit<
  AriaToggleButtonProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label' | 'aria-labelledby'
>;

export interface ToggleButtonProps extends Unstyled, RefAttributes<HTMLButtonElement> {
  /** The height: 28 or 36 pixels, at least 44 on touch screens. Default `'medium'`. */
  size?: ButtonSize;
  /** What is on or off; the same label in both states. */
  children: ReactNode;
}

/** A button that stays pressed. For a setting that is saved, use `Switch`. */
export const ToggleButton = withRef(function ToggleButton({
  size = 'medium',
  children,
  ...rest
}: ToggleButtonProps) {
  return (
    <Toggle {...rest} className={join(shared.button, styles.toggle, shared.sizes[size])}>
      <span className={shared.content}>{children}</span>
    </Toggle>
  );
});

export interface ToggleIconButtonProps extends Unstyled, RefAttributes<HTMLButtonElement> {
  /** What is on or off: the tooltip and the accessible name. */
  label: string;
  /** One of the kit's icons, which are hidden from screen readers. */
  icon: ReactNode;
  /** The width and height: 28 or 36 pixels, at least 44 on touch screens. Default `'medium'`. */
  size?: ButtonSize;
}

/** A `ToggleButton` that shows only an icon; its label is the tooltip. */
export const ToggleIconButton = withRef(function ToggleIconButton({
  label,
  icon,
  size = 'medium',
  ...rest
}: ToggleIconButtonProps) {
  return (
    <LabelTooltip label={label}>
      <Toggle
        {...rest}
        aria-label={label}
        className={join(shared.button, styles.toggle, styles.quiet, squares[size])}
        render={(props) => <button {...props} aria-describedby={rest['aria-describedby']} />}
      >
        {icon}
      </Toggle>
    </LabelTooltip>
  );
});
