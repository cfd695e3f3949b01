'use client';
import type { ReactNode, RefAttributes } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps extends RefAttributes<HTMLElement> {
  /** Names the sheet, above what it holds. */
  title: string;
  /** Leaves the title to screen readers where the content says enough. */
  isTitleHidden?: boolean;
  /** On which side of the button it hangs; it turns where there is no room. */
  placement?: AriaPopoverProps['placement'];
  /** A few facts or fields. A `Button` with `slot="close"` closes it. */
  children: ReactNode;
}

/**
 * A small sheet beside the button that stands before it in a `PopoverTrigger`.
 *
 * Escape and a press beside it close it, so nothing that can be lost belongs into it.
 */
export const Popover = withRef(function Popover({
  title,
  isTitleHidden = false,
  placement = 'bottom start',
  children,
  ref,
}: PopoverProps) {
  return (
    <AriaPopover
      ref={ref}
      placement={placement}
      offset={4}
      className={styles.popover}
      // The name belongs to the dialog within; a box without a role has none.
      render={(props) => <div {...props} aria-labelledby={undefined} />}
    >
      <Dialog className={styles.dialog}>
        <Heading slot="title" className={join(styles.title, isTitleHidden && hidden)}>
          {title}
        </Heading>
        {children}
      </Dialog>
    </AriaPopover>
  );
});
