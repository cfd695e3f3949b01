import { CommandPalette } from '@pressdock/ui';
import { productListAtoms } from '../../../entities/product/product.queries.ts';
import { mayAdd } from '../../../entities/user/addPermission.rules.ts';
import { meAtom } from '../../../entities/user/user.queries.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { themeAtom } from '../../../shared/theme.ts';
import { features } from '../../features.ts';
import { navigationAtom } from '../navigation/navigation.atoms.ts';
import { shellMessages } from '../shell.messages.ts';
import { type Command, commandSections } from './commands.rules.ts';

const { palette: words } = shellMessages;
const featureCommands = features.flatMap(({ commands = [] }) => commands);

export interface PaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Opens any page, plugin or theme and runs any action from the keyboard. */
export function Palette({ isOpen, onOpenChange }: PaletteProps) {
  const shownNavigation = useAtomValue(navigationAtom);
  const plugins = useAtomValue(productListAtoms.plugin).data ?? [];
  const themes = useAtomValue(productListAtoms.theme).data ?? [];
  const me = useAtomValue(meAtom).data;
  const chooseTheme = useSetAtom(themeAtom);

  const item = ({ id, label, detail, icon: Icon, href, theme }: Command) => {
    const onAction = theme === undefined ? undefined : () => chooseTheme(theme);
    return { id, label, detail, icon: <Icon />, href, onAction };
  };
  const sections = commandSections({
    navigation: shownNavigation,
    products: { plugin: plugins, theme: themes },
    featureCommands: featureCommands.filter(({ adds }) => adds === undefined || mayAdd(me, adds)),
  }).map(({ title, commands }) => ({ title, items: commands.map(item) }));

  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={words.label}
      placeholder={words.placeholder}
      emptyMessage={words.empty}
      sections={sections}
    />
  );
}
