'use client';
import type { ReactNode, RefAttributes } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip';
import { withRef } from '../private/withRef.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends RefAttributes<HTMLDivElement> {
  /** The side of the control it shows on; it flips if there is no room. Default `'top'`. */
  placement?: AriaTooltipProps['placement'];
  /** A few words without interactive content. */
  children: ReactNode;
}

/** Describes the control before it in a `TooltipTrigger`. */
export const Tooltip = withRef(function Tooltip({
  placement = 'top',
  children,
  ref,
}: TooltipProps) {
  return (
    <AriaTooltip ref={ref} placement={placement} offset={4} className={styles.tooltip}>
      {children}
    </AriaTooltip>
  );
});
