'use client';
import type { RefAttributes } from 'react';
import {
  Tab as RACTab,
  TabList as RACTabList,
  type TabListProps as RACTabListProps,
  TabPanel as RACTabPanel,
  type TabPanelProps as RACTabPanelProps,
  type TabProps as RACTabProps,
  Tabs as RACTabs,
  type TabsProps as RACTabsProps,
} from 'react-aria-components/Tabs';
import { withRef } from '../private/withRef.ts';
import * as styles from './Tabs.css.ts';

type Unstyled<Props> = Omit<Props, 'className' | 'style' | 'render'>;

export interface TabsProps
  extends Unstyled<Omit<RACTabsProps, 'orientation'>>,
    RefAttributes<HTMLDivElement> {}

/** Shows one of several panels of the same subject at a time. */
export const Tabs = withRef(function Tabs(props: TabsProps) {
  return <RACTabs {...props} className={styles.tabs} />;
});

export interface TabListProps
  extends Unstyled<RACTabListProps<object>>,
    RefAttributes<HTMLDivElement> {
  /** What the tabs choose between. */
  'aria-label': string;
}

/** The row of tabs; arrow keys move along it. */
export const TabList = withRef(function TabList(props: TabListProps) {
  return <RACTabList {...props} className={styles.list} />;
});

export interface TabProps extends Unstyled<RACTabProps>, RefAttributes<HTMLDivElement> {
  id: string;
}

/** The words that choose the panel with the same `id`. */
export const Tab = withRef(function Tab(props: TabProps) {
  return <RACTab {...props} className={styles.tab} />;
});

export interface TabPanelProps extends Unstyled<RACTabPanelProps>, RefAttributes<HTMLDivElement> {
  id: string;
}

/** What shows while the tab with the same `id` is chosen. */
export const TabPanel = withRef(function TabPanel(props: TabPanelProps) {
  return <RACTabPanel {...props} className={styles.panel} />;
});
