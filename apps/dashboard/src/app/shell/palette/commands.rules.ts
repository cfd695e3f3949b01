import type { UserResponse } from '@pressdock/api';
import { type IconProps, LogOutIcon } from '@pressdock/ui';
import type { ComponentType } from 'react';
import type { Audience, PaletteCommand } from '../../../entities/navigation/navigation.kind.ts';
import { mayAdd } from '../../../entities/user/addPermission.rules.ts';
import { paths } from '../../../shared/paths.ts';
import { type ThemeChoice, themeChoices } from '../../../shared/theme.ts';
import type { NavigationGroup } from '../navigation/navigation.rules.ts';
import { shellMessages } from '../shell.messages.ts';
import { themeIcons } from '../userMenu/themeIcons.ts';

/** A command: leads to a page or changes the theme. */
export interface Command {
  id: string;
  label: string;
  detail?: string;
  /** Facts that distinguish similar commands. */
  description?: string;
  /** Other words by which it is found. */
  keywords?: string;
  /** Whether the label is a license key. */
  isMonospace?: boolean;
  icon: ComponentType<IconProps>;
  href?: string;
  theme?: ThemeChoice;
}

/** Commands below a title. */
export interface CommandSection {
  title: string;
  commands: Command[];
  /** Whether the commands were found by a search, so that they are not filtered again. */
  isMatched?: boolean;
}

/** Everything that the commands are made of. */
export interface CommandSources {
  navigation: readonly NavigationGroup[];
  /** The features' commands that this person may use. */
  featureCommands: readonly PaletteCommand[];
  /** The features' own sections. */
  featureSections: readonly { title: string; commands: readonly PaletteCommand[] }[];
  /** What a search of the account has found. */
  foundSections: readonly CommandSection[];
}

const { palette, themes, signOut } = shellMessages;
const pageCommand = ({ id, label, detail, keywords, href, icon }: PaletteCommand): Command => ({
  id,
  label,
  detail,
  keywords,
  href,
  icon,
});

const themeCommand = (theme: ThemeChoice): Command => ({
  id: `use-theme-${theme}`,
  label: palette.useTheme(themes[theme]),
  icon: themeIcons[theme],
  theme,
});

/** Returns the commands that a person of these audiences may use in the account `me`. */
export function offeredCommands(
  commands: readonly PaletteCommand[],
  me: UserResponse | undefined,
  audiences: ReadonlySet<Audience>,
): PaletteCommand[] {
  return commands.filter(
    ({ adds, audience }) =>
      (adds === undefined || mayAdd(me, adds)) &&
      (audience === undefined || audiences.has(audience)),
  );
}

/** Returns the commands of the palette by section, without empty sections. */
export function commandSections({
  navigation,
  featureCommands,
  featureSections,
  foundSections,
}: CommandSources): CommandSection[] {
  const entries = navigation.flatMap((group) => group.entries);
  const pages = entries.map(({ id, label, href, icon }) => ({ id: `go-${id}`, label, href, icon }));
  const actions: Command[] = [
    ...featureCommands.map(pageCommand),
    ...themeChoices.map(themeCommand),
    { id: 'sign-out', label: signOut, icon: LogOutIcon, href: paths.logout() },
  ];
  return [
    { title: palette.sections.pages, commands: pages },
    ...featureSections.map(({ title, commands }) => ({
      title,
      commands: commands.map(pageCommand),
    })),
    ...foundSections,
    { title: palette.sections.actions, commands: actions },
  ].filter(({ commands }) => commands.length > 0);
}
