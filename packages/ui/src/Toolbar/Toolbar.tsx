'use client';
import type { ReactNode, RefAttributes } from 'react';
import { Group } from 'react-aria-components/Group';
import { Separator, SeparatorContext } from 'react-aria-components/Separator';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { withRef } from '../private/withRef.ts';
import * as styles from './Toolbar.css.ts';

export interface ToolbarProps extends RefAttributes<HTMLDivElement> {
  /** What the controls work on: "Text style". */
  label: string;
  /** Along which axis the controls stand and the arrow keys go. Default `'horizontal'`. */
  orientation?: 'horizontal' | 'vertical';
  /** Buttons, toggles and menus; `ToolbarGroup`s and `ToolbarSeparator`s order them. */
  children: ReactNode;
}

/** Controls for one thing in one stop of the Tab key; arrow keys go from one to the next. */
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
  /** What its controls have in common, for those who do not see them stand together. */
  label: string;
  /** Buttons, toggles and menus. */
  children: ReactNode;
}

/** Controls of a `Toolbar` that belong together. */
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
