import { formatCount } from '../../shared/format.ts';
import type { ThemeChoice } from '../../shared/theme.ts';

const SEARCH = 'Search or jump to…';

/** Every sentence of the shell. */
export const shellMessages = {
  brand: 'Pressdock',
  breadcrumbs: 'Breadcrumbs',
  toasts: 'Notifications',
  /**
   * Includes the initials so that voice control users can say what they see. No brackets, which are
   * not spoken.
   */
  account: (name: string, initials: string) => `Account of ${name}, ${initials}`,
  accountUnknown: 'Account',
  theme: 'Theme',
  themes: {
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
  } satisfies Record<ThemeChoice, string>,
  signOut: 'Sign out',
  accountFailed: 'Your account could not be loaded.',
  palette: {
    open: SEARCH,
    button: (keys: string) => `${SEARCH} ${keys}`,
    label: 'Search or jump to',
    placeholder: 'Search pages, products, licenses, customers…',
    empty: 'No results.',
    sections: { pages: 'Pages', actions: 'Actions' },
    found: {
      licenses: 'Licenses',
      customers: 'Customers',
      versions: 'Versions',
      flags: 'Flags',
      flagState: (isOn: boolean) => (isOn ? 'On' : 'Off'),
      allLicenses: 'Show all matching licenses',
      allCustomers: 'Show all matching customers',
      licenseCount: (count: number) => formatCount(count, 'license', 'licenses'),
      version: (product: string, version: string) => `${product} ${version}`,
      failed:
        'Licenses, customers, versions, and flags could not be searched. Please check your connection and try again.',
      tooOften:
        'Licenses, customers, versions, and flags could not be searched, because there were too many searches. Please wait a minute and try again.',
    },
    useTheme: (theme: string) => `Use theme: ${theme}`,
  },
} as const;
