import { CommandPalette } from '@pressdock/ui';
import { use } from 'react';
import { meAtom } from '../../../entities/user/user.queries.ts';
import { atom, useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { themeAtom } from '../../../shared/theme.ts';
import { features } from '../../features.ts';
import { audiencesAtom, navigationAtom } from '../navigation/navigation.atoms.ts';
import { shellMessages } from '../shell.messages.ts';
import { type Command, commandSections, offeredCommands } from './commands.rules.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';

const { palette: words } = shellMessages;
const featureCommands = features.flatMap(({ commands = [] }) => commands);
const loadingSections = Promise.all(
  features
    .flatMap(({ paletteSections = [] }) => paletteSections)
    .map(async ({ title, loadCommands }) => ({ title, commandsAtom: await loadCommands() })),
).then((sections) =>
  atom((get) =>
    sections.map(({ title, commandsAtom }) => ({ title, commands: get(commandsAtom) })),
  ),
);

export interface PaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Opens any page, product, license, customer or version, and runs any action, from the keyboard.
 */
export function Palette({ isOpen, onOpenChange }: PaletteProps) {
  const shownNavigation = useAtomValue(navigationAtom);
  const featureSections = useAtomValue(use(loadingSections));
  const me = useAtomValue(meAtom).data;
  const audiences = useAtomValue(audiencesAtom);
  const chooseTheme = useSetAtom(themeAtom);
  const search = usePaletteSearch(isOpen);

  const item = ({ icon: Icon, theme, ...command }: Command) => {
    const onAction = theme === undefined ? undefined : () => chooseTheme(theme);
    return { ...command, icon: <Icon />, onAction };
  };
  const sections = commandSections({
    navigation: shownNavigation,
    featureSections,
    featureCommands: offeredCommands(featureCommands, me, audiences),
    foundSections: search.sections,
  }).map(({ commands, ...section }) => ({ ...section, items: commands.map(item) }));

  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={words.label}
      placeholder={words.placeholder}
      emptyMessage={words.empty}
      sections={sections}
      inputValue={search.typed}
      onInputChange={search.setTyped}
      isPending={search.isPending}
      errorMessage={search.errorMessage}
      onRetry={search.retry}
    />
  );
}
