import { analyticsValidation } from '@pressdock/api';
import type { CollectedField } from '@pressdock/api/limits';
import { formatCount } from '../../shared/format.ts';
import { analyticsSettingsTitles } from './analyticsSettings.titles.messages.ts';

const fields: Record<CollectedField, { label: string; description: string }> = {
  domain: {
    label: 'Domain',
    description: 'The address of the site, for the list of domains. Never shared with others.',
  },
  mysql: { label: 'Database version', description: 'The version of MySQL or MariaDB.' },
  language: { label: 'Language', description: 'The language that WordPress is set to.' },
  theme: { label: 'Theme', description: 'The name and the version of the active theme.' },
  location: {
    label: 'Location',
    description:
      'Country, region and city of the server, looked up from its IP address. The complete address is not stored.',
  },
  hosting: {
    label: 'Hosting provider',
    description: 'The network that the server is in, looked up in the same way.',
  },
  plugins: {
    label: 'Other plugins',
    description:
      'The names and versions of the other plugins, only as numbers of sites per day. Which site uses which plugin is not stored.',
  },
};

/** Every sentence of the page about the settings of analytics. */
export const analyticsSettingsMessages = {
  title: analyticsSettingsTitles.page,
  context: 'What is stored of the sites that use your products, and for how long.',
  toAnalytics: 'Analytics',
  ownerOnly: (owner: string) => `Only the owner of the account, ${owner}, can change this.`,
  retention: {
    title: 'Retention',
    context:
      'Each day, one record of each site is stored. Filters, domains and comparisons read these records. Daily totals are not deleted.',
    label: 'Store daily records for',
    current: (period: string) => `Daily records are stored for ${period}.`,
    days: (days: number) => formatCount(days, 'day', 'days'),
    years: (years: number) => formatCount(years, 'year', 'years'),
    save: 'Save retention',
    saved: (period: string) => `Daily records are now stored for ${period}`,
    loading: 'Loading the retention',
    fetchFailed: 'There was an error fetching the retention. Please try again.',
    failed: 'There was an error saving the retention. Please try again.',
    question: (period: string) => `Store daily records for ${period}?`,
    body: (day: string) =>
      `All records of sites from before ${day} are deleted. Filters, the list of domains and the version table no longer work for those days; their daily totals stay. This cannot be undone.`,
    confirm: 'Shorten retention',
  },
  fields: {
    title: 'Collected fields',
    context:
      'Sites send these facts only with the consent of their owner. Without it, only the versions of the product, WordPress and PHP are stored.',
    choose: 'Select a product to see its fields.',
    label: 'Collect from sites with consent',
    fields,
    later:
      'Changes apply to checks from now on. The latest check of each site loses what you remove; earlier daily records keep it until the retention ends.',
    save: 'Save fields',
    saved: (product: string) => `The fields of ${product} have been saved`,
    loading: 'Loading the collected fields',
    fetchFailed: 'There was an error fetching the collected fields. Please try again.',
    failed: 'There was an error saving the collected fields. Please try again.',
    missing: 'This product does not exist, or it belongs to another account.',
  },
  erasure: {
    title: 'Erase a domain',
    context:
      'Deletes everything that is stored of a site in all products: its daily records, its updates and its license checks. Licenses and their activated domains stay.',
    action: 'Erase a domain',
    dialog: 'Erase a domain',
    description: 'Enter the domain without https:// and without a path. This cannot be undone.',
    domain: 'Domain',
    hint: 'For example shop.example',
    repeat: 'Enter the domain again to confirm',
    missing: analyticsValidation.domainRequired,
    mismatch: 'The two domains differ.',
    confirm: 'Erase domain',
    failed: 'There was an error erasing the domain. Please try again.',
    errorTitle: 'The domain was not erased',
    done: (domain: string) => `${domain} was erased`,
    nothing: (domain: string) => `Nothing was stored of ${domain}`,
    receiptHint:
      'This receipt does not contain the domain. Its reference is always the same for a domain, so that a later request can be matched.',
    download: 'Download receipt',
    close: 'Close',
  },
  receipts: {
    title: 'Receipts',
    caption: 'Receipts for erased domains',
    loading: 'Loading the receipts',
    fetchFailed: 'There was an error fetching the receipts. Please try again.',
    empty: 'No domain has been erased yet.',
    columns: { at: 'Erased', by: 'By', rows: 'Deleted records', reference: 'Reference' },
    actions: 'Actions',
    unknownPerson: 'A former member',
    download: 'Download',
    downloadOf: (moment: string) => `Download the receipt of ${moment}`,
    kinds: {
      sites: 'Sites',
      siteDays: 'Daily records',
      updates: 'Updates',
      decisions: 'License checks',
    },
    file: (day: string, reference: string) => `erasure-${day}-${reference.slice(0, 8)}.txt`,
    fileTitle: 'Receipt for an erased domain',
    fileReference: 'Reference',
    fileErasedAt: 'Erased at',
    fileErasedBy: 'Erased by',
    fileServer: 'Server',
    fileNote:
      'The domain itself is not stored. The reference is a keyed hash of it, made by this server.',
  },
} as const;
