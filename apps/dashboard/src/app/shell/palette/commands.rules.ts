import type { ListedProduct } from '../../../entities/product/product.kind.ts';
import { versionLabel } from '../../../entities/product/product.rules.ts';
import { type ProductKind, paths } from '../../../shared/paths.ts';
import { type ThemeChoice, themeChoices } from '../../../shared/theme.ts';
import type { NavigationEntry, NavigationGroup } from '../navigation/navigation.rules.ts';
import { shellMessages } from '../shell.messages.ts';
import { salesCommandsMessages as sale } from './salesCommands.messages.ts';

/** What a command does: lead somewhere, or change the theme. */
export interface Command {
  id: string;
  label: string;
  detail?: string;
  picture: NavigationEntry['page'] | 'add' | 'sign-out' | ThemeChoice;
  href?: string;
  theme?: ThemeChoice;
}

/** Commands of one sort, under a title. */
export interface CommandSection {
  title: string;
  commands: Command[];
}

/** What the commands depend on. */
export interface CommandFacts {
  navigation: readonly NavigationGroup[];
  products: Record<ProductKind, readonly ListedProduct[]>;
  canAdd: boolean;
  canAddLicense: boolean;
}

const { palette, themes, signOut } = shellMessages;
const kinds = ['plugin', 'theme'] as const satisfies readonly ProductKind[];

const addCommand = (kind: ProductKind): Command => ({
  id: `add-${kind}`,
  label: palette.add[kind],
  picture: 'add',
  href: paths.addProduct(kind),
});

const saleCommands = (canAdd: boolean): Command[] => [
  ...(canAdd
    ? ([
        { id: 'add-license', label: sale.add, picture: 'add', href: paths.addLicense() },
        { id: 'import-licenses', label: sale.import, picture: 'add', href: paths.importLicenses() },
      ] as const)
    : []),
  { id: 'refusals', label: sale.refusals, picture: 'licenses', href: paths.licenseRefusals() },
  { id: 'offline', label: sale.offline, picture: 'licenses', href: paths.offlineLicenses() },
];

const themeCommand = (theme: ThemeChoice): Command => ({
  id: `use-theme-${theme}`,
  label: palette.useTheme(themes[theme]),
  picture: theme,
  theme,
});

const productCommand = ({ kind, _id, name, latestVersion }: ListedProduct): Command => ({
  id: `${kind}-${_id}`,
  label: name,
  detail: versionLabel(latestVersion),
  picture: kind,
  href: paths.product(kind, _id),
});

/** Everything the command palette offers, in sections; empty sections are left out. */
export function commandSections({
  navigation,
  products,
  canAdd,
  canAddLicense,
}: CommandFacts): CommandSection[] {
  const pages = navigation.flatMap(({ entries }) =>
    entries.map(({ page, label, href }) => ({ id: `go-${page}`, label, picture: page, href })),
  );
  const actions = [
    ...(canAdd ? kinds.map(addCommand) : []),
    ...saleCommands(canAddLicense),
    ...themeChoices.map(themeCommand),
    { id: 'sign-out', label: signOut, picture: 'sign-out', href: paths.logout() } as const,
  ];
  return [
    { title: palette.sections.pages, commands: pages },
    ...kinds.map((kind) => ({
      title: palette.sections[kind],
      commands: products[kind].map(productCommand),
    })),
    { title: palette.sections.actions, commands: actions },
  ].filter(({ commands }) => commands.length > 0);
}
