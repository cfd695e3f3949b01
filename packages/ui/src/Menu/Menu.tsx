'use client';
import type { ReactNode, RefAttributes } from 'react';
import {
  Header,
  Popover,
  type PopoverProps,
  Menu as RACMenu,
  MenuItem as RACMenuItem,
  type MenuItemProps as RACMenuItemProps,
  type MenuProps as RACMenuProps,
  MenuSection as RACMenuSection,
  Text,
} from 'react-aria-components/Menu';
import { withRef } from '../private/withRef.ts';
import * as styles from './Menu.css.ts';

export interface MenuProps
  extends Omit<RACMenuProps<object>, 'className' | 'style' | 'render' | 'items' | 'children'>,
    RefAttributes<HTMLDivElement> {
  /** The edge of the trigger that the menu aligns with. */
  placement?: PopoverProps['placement'];
  /** `MenuItem`s, or `MenuSection`s of them. */
  children: ReactNode;
}

/** The actions of the button before it in a `MenuTrigger`. */
export const Menu = withRef(function Menu({
  placement = 'bottom end',
  children,
  ref,
  ...props
}: MenuProps) {
  return (
    <Popover className={styles.popover} placement={placement} offset={4}>
      <RACMenu {...props} ref={ref} className={styles.menu}>
        {children}
      </RACMenu>
    </Popover>
  );
});

export interface MenuItemProps
  extends Omit<RACMenuItemProps<object>, 'className' | 'style' | 'render' | 'children'>,
    RefAttributes<HTMLDivElement> {
  /** An icon before the label. */
  icon?: ReactNode;
  /** Whether the action is destructive; place it last. */
  isCritical?: boolean;
  /** A verb and its object: "Edit ship". */
  children: ReactNode;
}

/** One action (`onAction`) or link (`href`) of a `Menu`. */
export const MenuItem = withRef(function MenuItem({
  icon,
  isCritical = false,
  children,
  ref,
  ...props
}: MenuItemProps) {
  return (
    <RACMenuItem
      textValue={typeof children === 'string' ? children : undefined}
      {...props}
      ref={ref}
      className={isCritical ? styles.criticalItem : styles.item}
    >
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <Text slot="label" className={styles.label}>
        {children}
      </Text>
    </RACMenuItem>
  );
});

export interface MenuSectionProps {
  /** The section's title; without one, set `aria-label`. */
  title?: string;
  /** The accessible name of a section without a title. */
  'aria-label'?: string;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** A named group of actions in a `Menu`. */
export function MenuSection({ title, children, ...props }: MenuSectionProps) {
  return (
    <RACMenuSection {...props} className={styles.section}>
      {title ? <Header className={styles.sectionTitle}>{title}</Header> : null}
      {children}
    </RACMenuSection>
  );
}
