import type { IconProps } from '@pressdock/ui';
import type { ComponentType } from 'react';
import type { Route } from '../../shared/navigation/route.tsx';
import type { Atom } from '../../shared/state.ts';
import type { InterfaceFlag } from '../interfaceFlags/interfaceFlags.rules.ts';
import type { Addable } from '../user/addPermission.rules.ts';
import type { navigationGroups } from './navigation.groups.ts';

/**
 * Limits an entry to accounts with an interface flag, accounts with a team, operators, the owner of
 * the account, the owner on a server with billing, or the person (hidden from an operator who views
 * the account).
 */
export type Audience = InterfaceFlag | 'team' | 'operator' | 'owner' | 'billing' | 'person';

/** An entry of the main navigation. */
export interface NavigationEntry {
  /** Unique among all entries. */
  id: string;
  label: string;
  href: string;
  icon: ComponentType<IconProps>;
  group: (typeof navigationGroups)[number]['id'];
  /** The position within the group, lowest first. */
  order: number;
  /** Everybody sees an entry without an audience. */
  audience?: Audience;
}

/** A command of the palette that leads to a page. */
export interface PaletteCommand {
  /** Unique among all commands. */
  id: string;
  label: string;
  /** A short fact after the label. */
  detail?: string;
  /** Other words by which it is found. */
  keywords?: string;
  href: string;
  icon: ComponentType<IconProps>;
  /** What the account must be allowed to add for the command to be offered. */
  adds?: Addable;
  /** Everybody is offered a command without an audience. */
  audience?: Audience;
}

/** A section of the palette with commands made from server data. */
export interface PaletteSection {
  title: string;
  /** Loads the code when the palette is first needed. */
  loadCommands: () => Promise<Atom<readonly PaletteCommand[]>>;
}

/** Everything that a feature adds to the dashboard, except for its entries of the main navigation. */
export interface Feature {
  routes: readonly Route[];
  commands?: readonly PaletteCommand[];
  paletteSections?: readonly PaletteSection[];
}
