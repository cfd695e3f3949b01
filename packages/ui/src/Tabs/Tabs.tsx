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

/** Shows one of several panels about the same subject. */
export const Tabs = withRef(function Tabs(props: TabsProps) {
  return <RACTabs {...props} className={styles.tabs} />;
});

export interface TabListProps
  extends Unstyled<RACTabListProps<object>>,
    RefAttributes<HTMLDivElement> {
  /** The accessible name of the tabs. */
  'aria-label': string;
}

/** The row of tabs; arrow keys move between them. */
export const TabList = withRef(function TabList(props: TabListProps) {
  return <RACTabList {...props} className={styles.list} />;
});

export interface TabProps extends Unstyled<RACTabProps>, RefAttributes<HTMLDivElement> {
  id: string;
}

/** The tab that selects the panel with the same `id`. */
export const Tab = withRef(function Tab(props: TabProps) {
  return <RACTab {...props} className={styles.tab} />;
});

export interface TabPanelProps extends Unstyled<RACTabPanelProps>, RefAttributes<HTMLDivElement> {
  id: string;
}

/** The content shown while the tab with the same `id` is selected. */
export const TabPanel = withRef(function TabPanel(props: TabPanelProps) {
  return <RACTabPanel {...props} className={styles.panel} />;
});
