import { type IconProps, LogOutIcon, PaletteIcon, PlugIcon } from '@pressdock/ui';
import type { ComponentType } from 'react';
import type { PaletteCommand } from '../../../entities/navigation/navigation.kind.ts';
import type { ListedProduct } from '../../../entities/product/product.kind.ts';
import { versionLabel } from '../../../entities/product/product.rules.ts';
import { type ProductKind, paths, productKinds } from '../../../shared/paths.ts';
import { type ThemeChoice, themeChoices } from '../../../shared/theme.ts';
import type { NavigationGroup } from '../navigation/navigation.rules.ts';
import { shellMessages } from '../shell.messages.ts';
import { themeIcons } from '../userMenu/themeIcons.ts';

/** A command: leads to a page or changes the theme. */
export interface Command {
  id: string;
  label: string;
  detail?: string;
  icon: ComponentType<IconProps>;
  href?: string;
  theme?: ThemeChoice;
}

/** Commands below a title. */
export interface CommandSection {
  title: string;
  commands: Command[];
}

/** Everything that the commands are made of. */
export interface CommandSources {
  navigation: readonly NavigationGroup[];
  /** The features' commands that this person may use. */
  featureCommands: readonly PaletteCommand[];
  products: Record<ProductKind, readonly ListedProduct[]>;
}

const { palette, themes, signOut } = shellMessages;
const productIcons = { plugin: PlugIcon, theme: PaletteIcon } as const;

const productCommand = ({ kind, _id, name, latestVersion }: ListedProduct): Command => ({
  id: `${kind}-${_id}`,
  label: name,
  detail: versionLabel(latestVersion),
  icon: productIcons[kind],
  href: paths.product(kind, _id),
});

const themeCommand = (theme: ThemeChoice): Command => ({
  id: `use-theme-${theme}`,
  label: palette.useTheme(themes[theme]),
  icon: themeIcons[theme],
  theme,
});

/** Returns the commands of the palette by section, without empty sections. */
export function commandSections({
  navigation,
  featureCommands,
  products,
}: CommandSources): CommandSection[] {
  const entries = navigation.flatMap((group) => group.entries);
  const pages = entries.map(({ id, label, href, icon }) => ({ id: `go-${id}`, label, href, icon }));
  const actions: Command[] = [
    ...featureCommands.map(({ id, label, href, icon }) => ({ id, label, href, icon })),
    ...themeChoices.map(themeCommand),
    { id: 'sign-out', label: signOut, icon: LogOutIcon, href: paths.logout() },
  ];
  return [
    { title: palette.sections.pages, commands: pages },
    ...productKinds.map((kind) => ({
      title: palette.sections[kind],
      commands: products[kind].map(productCommand),
    })),
    { title: palette.sections.actions, commands: actions },
  ].filter(({ commands }) => commands.length > 0);
}
