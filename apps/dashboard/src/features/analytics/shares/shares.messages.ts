import { analyticsValidation } from '@pressdock/api';

/** The text about links that share analytics. */
export const sharesMessages = {
  share: 'Share',
  title: 'Share analytics',
  description:
    'Anyone with a link sees the charts of this product without signing in. Domains are never shared.',
  create: 'Create link',
  close: 'Close',
  caption: 'Links of this product',
  loading: 'Loading links',
  failed: 'There was an error fetching your links.  Please try again.',
  none: 'No links yet.',
  columns: { name: 'Name', shows: 'Shows', created: 'Created', actions: 'Actions' },
  newest: 'The newest complete day',
  filters: (count: number) => (count === 1 ? '1 filter' : `${count} filters`),
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke the link ${name}`,
  form: {
    title: 'Create link',
    name: 'Name',
    nameHint: 'Who the link is for. They see the name.',
    shows: 'Date',
    fixed: (days: string) => days,
    newest: 'Always the newest complete day',
    errorTitle: 'The link was not created',
    failed: 'There was an error creating your link.  Please try again.',
    missing: analyticsValidation.shareName,
    withFilters: 'The active filters apply to the link.',
  },
  created: {
    title: 'Your new link',
    label: 'Link',
    hint: 'Copy the link now. It will not be shown again.',
    close: 'Done',
  },
  remove: {
    title: (name: string) => `Revoke the link “${name}”?`,
    body: 'It stops working immediately and cannot be restored.',
    confirm: 'Revoke link',
    failed: 'There was an error revoking the link.  Please try again.',
    done: 'Link revoked',
  },
} as const;
