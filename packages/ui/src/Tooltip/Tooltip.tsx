'use client';
import type { ReactNode, RefAttributes } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip';
import { withRef } from '../private/withRef.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends RefAttributes<HTMLDivElement> {
  /** On which side of the control it shows; it turns where there is no room. Default `'top'`. */
  placement?: AriaTooltipProps['placement'];
  /** A few words, without anything to press. */
  children: ReactNode;
}

/** A few more words about the control that stands before it in a `TooltipTrigger`. */
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
