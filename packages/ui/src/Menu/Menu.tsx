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
  /** Which edge of the trigger the menu lines up with. */
  placement?: PopoverProps['placement'];
  /** `MenuItem`s, or `MenuSection`s of them. */
  children: ReactNode;
}

/** Offers actions under the button that stands beside it in a `MenuTrigger`. */
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
  /** A sign before the words. */
  icon?: ReactNode;
  /** Whether the action destroys something; such an item stands last. */
  isCritical?: boolean;
  /** A verb and its object: "Edit ship". */
  children: ReactNode;
}

/** One action of a `Menu`: something to do (`onAction`) or somewhere to go (`href`). */
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
  /** The words above the group; without them, name it by `aria-label`. */
  title?: string;
  /** Names a group that shows no title. */
  'aria-label'?: string;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** A named group of actions inside a `Menu`. */
export function MenuSection({ title, children, ...props }: MenuSectionProps) {
  return (
    <RACMenuSection {...props} className={styles.section}>
      {title ? <Header className={styles.sectionTitle}>{title}</Header> : null}
      {children}
    </RACMenuSection>
  );
}
