'use client';
import type { ReactNode, RefAttributes } from 'react';
import { Group } from 'react-aria-components/Group';
import { Separator, SeparatorContext } from 'react-aria-components/Separator';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { withRef } from '../private/withRef.ts';
import * as styles from './Toolbar.css.ts';

export interface ToolbarProps extends RefAttributes<HTMLDivElement> {
  /** The subject of the controls: "Text style". */
  label: string;
  /** The direction of the controls and of the arrow keys. Default `'horizontal'`. */
  orientation?: 'horizontal' | 'vertical';
  /** Buttons, toggles and menus, with `ToolbarGroup`s and `ToolbarSeparator`s. */
  children: ReactNode;
}

/** A group of controls with one tab stop; arrow keys move between the controls. */
export const Toolbar = withRef(function Toolbar({
  label,
  orientation = 'horizontal',
  children,
  ref,
}: ToolbarProps) {
  return (
    <AriaToolbar ref={ref} aria-label={label} orientation={orientation} className={styles.toolbar}>
      <SeparatorContext.Provider
        value={{ orientation: orientation === 'horizontal' ? 'vertical' : 'horizontal' }}
      >
        {children}
      </SeparatorContext.Provider>
    </AriaToolbar>
  );
});

export interface ToolbarGroupProps extends RefAttributes<HTMLDivElement> {
  /** The accessible name of the group. */
  label: string;
  /** Buttons, toggles and menus. */
  children: ReactNode;
}

/** A group of related controls in a `Toolbar`. */
export const ToolbarGroup = withRef(function ToolbarGroup({
  label,
  children,
  ref,
}: ToolbarGroupProps) {
  return (
    <Group ref={ref} aria-label={label} className={styles.group}>
      {children}
    </Group>
  );
});

/** A line between the groups of a `Toolbar`. */
export function ToolbarSeparator() {
  return <Separator className={styles.separator} />;
}
