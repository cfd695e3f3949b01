import type { RouteRecord } from '../contract/record.ts';

/** The groups of calls in the order of the reference, most used first. Others follow them. */
const described: Readonly<Record<string, string>> = {
  Plugins: 'Plugins, their versions, packages and temporary links, and what sites are offered.',
  Themes: 'Themes, their versions, packages and temporary links, and what sites are offered.',
  Uploads: 'Upload tickets, and the upload of a package.',
  Images: 'Icons and banners of plugins.',
  Licenses: 'Licenses: issuing, changing, searching, importing and exporting them.',
  'License checks': 'The requests with which a plugin or theme checks its license on a site.',
  'License signing': 'The keys that sign leases, with which plugins verify a license offline.',
  Customers: 'The people who bought licenses.',
  Webhooks: 'The URLs that receive webhooks, and the log of what was sent to them.',
  Sites: 'The requests of sites: update checks and downloads.',
  Composer: 'The Composer repository of an account.',
  'Feature flags': 'Feature flags of products.',
  'Continuous deployment':
    'Repositories, their deploy keys and webhooks, and the builds that release versions.',
  'Code hosts': 'Connections to GitHub, GitLab and Bitbucket.',
  Analytics: 'Downloads of products over time.',
  'API keys': 'Access for programs. Only people can manage keys.',
  Account: 'The account, its profile and signing in.',
  Security: 'Sessions, passwords, two-factor authentication, and leaving.',
  Team: 'Members of a team and invitations.',
  Billing: 'Plans, the card, invoices, and the events of Stripe.',
  'Audit log': 'Who changed what, and when.',
  Interface: 'Facts about this server that the dashboard needs.',
  Administration: 'What operators do. For everyone else, these calls do not exist.',
};

/** Returns the groups of the calls as OpenAPI lists them: each with its description, if it has one. */
export function listTags(routes: readonly RouteRecord[]): { name: string; description?: string }[] {
  const used = new Set(routes.flatMap(({ schema }) => schema.tags));
  const names = new Set([...Object.keys(described), ...used]);
  return [...names].map((name) => {
    const description = described[name];
    return { name, ...(description && { description }) };
  });
}
