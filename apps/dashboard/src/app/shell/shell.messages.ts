import type { ThemeChoice } from '../../shared/theme.ts';

const SEARCH = 'Search or jump to…';

/** Every sentence of the frame around the pages. */
export const shellMessages = {
  brand: 'Pressdock',
  breadcrumbs: 'You are here',
  toasts: 'Messages',
  /** Holds the letters too: whoever speaks to the screen says what they see. Not in brackets, which are not said. */
  account: (name: string, letters: string) => `Account of ${name}, ${letters}`,
  accountUnknown: 'Account',
  theme: 'Theme',
  themes: {
    system: 'Like the system',
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
  } satisfies Record<ThemeChoice, string>,
  signOut: 'Sign out',
  delinquent: {
    title: 'A payment is overdue',
    text: 'The last payment for this account did not go through.',
  },
  accountFailed: 'Your account could not be loaded.',
  palette: {
    open: SEARCH,
    button: (keys: string) => `${SEARCH} ${keys}`,
    label: 'Search or jump to',
    placeholder: 'Type a page, a product or an action',
    empty: 'Nothing matches.',
    sections: { pages: 'Pages', actions: 'Actions', plugin: 'Plugins', theme: 'Themes' },
    useTheme: (theme: string) => `Use theme: ${theme}`,
  },
} as const;
