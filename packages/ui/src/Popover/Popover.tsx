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
  /** The title and accessible name. */
  title: string;
  /** Whether the title is visually hidden, because the content is clear without it. */
  isTitleHidden?: boolean;
  /** The side of the button it opens on; it flips if there is no room. */
  placement?: AriaPopoverProps['placement'];
  /** A few facts or fields. A `Button` with `slot="close"` closes the popover. */
  children: ReactNode;
}

/**
 * A small panel next to the button before it in a `PopoverTrigger`.
 *
 * Escape and a press outside close it, so it must not contain input that could be lost.
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
      // The dialog inside has the accessible name; an element without a role must not have one.
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
