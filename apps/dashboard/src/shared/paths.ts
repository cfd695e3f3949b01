import type { FlagType, ProductKind } from '@pressdock/api';

/** The version of another product to copy. */
export interface CopySource {
  sourceId: string;
  sourceVersionId: string;
}

const segments = { plugin: 'plugins', theme: 'themes' } as const satisfies Record<
  ProductKind,
  string
>;

const withNext = (path: string, next?: string) => withQuery(path, { next });

/** The query parameters of pages about licenses. */
type LicenseQuery = Partial<
  Record<'customer' | 'product' | 'status' | 'text' | 'searchText' | 'q', string>
>;

/** Returns a path with query parameters, if any is defined. */
export const withQuery = (path: string, query: Record<string, string | undefined> = {}) => {
  const defined = Object.entries(query).filter(
    (one): one is [string, string] => one[1] !== undefined,
  );
  return defined[0] ? `${path}?${new URLSearchParams(defined)}` : path;
};

const product = (kind: ProductKind, id: string) =>
  `/dashboard/${segments[kind]}/${encodeURIComponent(id)}`;

const VIEWING_OVER = 'viewing=over';
const accounts = '/dashboard/admin/accounts';
const licenses = '/dashboard/license-management';
const customers = `${licenses}/customers`;
const webhooks = '/dashboard/webhooks';
const featureFlags = '/dashboard/feature-flags';
const deployment = '/dashboard/continuous-integration';

const flagProduct = (productId: string) => `${featureFlags}/${encodeURIComponent(productId)}`;

/**
 * Every URL of the dashboard except those in `analyticsPaths.ts`, `billingPaths.ts` and
 * `repositoryPaths.ts`; no other file contains one. `next` is the path to return to.
 * @see specification, section 2
 */
export const paths = {
  login: (next?: string) => withNext('/login', next),
  logout: (next?: string) => withNext('/logout', next),
  register: (next?: string) => withNext('/register', next),
  passwordReset: () => '/password-reset',
  /** Signs out of a deactivated account and shows until when it can be reactivated. */
  leave: (until: string) => withQuery('/logout', { until }),
  deactivated: (until: string) => withQuery('/deactivated', { until }),
  home: () => '/dashboard',
  profile: () => '/dashboard/profile',
  security: () => '/dashboard/profile/security',
  support: () => '/dashboard/support',
  apiKeys: () => '/dashboard/api-keys',
  team: () => '/dashboard/team-management',
  auditLog: () => '/dashboard/audit-log',
  webhooks: () => webhooks,
  webhook: (id: string) => `${webhooks}/${encodeURIComponent(id)}`,
  webhookDelivery: (id: string, deliveryId: string) =>
    `${webhooks}/${[id, deliveryId].map(encodeURIComponent).join('/')}`,
  /** `status` selects the builds with one status. */
  deployment: (status?: string) => withQuery(deployment, { status }),
  deployKeys: () => `${deployment}/keys`,
  chooseProductToConnect: () => `${deployment}/connect`,
  build: (id: string) => `${deployment}/builds/${encodeURIComponent(id)}`,
  acceptInvitation: () => '/dashboard/join-team',
  accounts: () => accounts,
  account: (id: string) => `${accounts}/${encodeURIComponent(id)}`,
  /**
   * Where an operator continues after signing in again once the time for viewing an account is
   * over.
   */
  viewingOver: (id: string) => `${accounts}/${encodeURIComponent(id)}?${VIEWING_OVER}`,
  /** `adding` opens the dialog that adds a product, or the wizard that sets up a flag. */
  featureFlags: (adding?: 'product' | 'flag') => withQuery(featureFlags, { adding }),
  flags: flagProduct,
  addFlag: (productId: string) => `${flagProduct(productId)}/add`,
  /** `tab` is the part of the page to show, and `change` the one whose reach it shows. */
  editFlag: (productId: string, flagId: string, tab?: string, change?: string) =>
    withQuery(`${flagProduct(productId)}/edit/${encodeURIComponent(flagId)}`, {
      tab,
      change,
    }),
  /** The form of a flag with another type selected, which is not saved yet. */
  editFlagAs: (productId: string, flagId: string, type: FlagType) =>
    withQuery(`${flagProduct(productId)}/edit/${encodeURIComponent(flagId)}`, { type }),
  explainFlags: (productId: string, identifier?: string) =>
    withQuery(`${flagProduct(productId)}/explain`, { identifier }),
  products: (kind: ProductKind) => `/dashboard/${segments[kind]}`,
  addProduct: (kind: ProductKind) => `/dashboard/${segments[kind]}/add`,
  editProduct: (kind: ProductKind, id: string) =>
    `/dashboard/${segments[kind]}/edit/${encodeURIComponent(id)}`,
  product,
  /** The product's page with all versions, and the row of one of them highlighted. */
  version: (kind: ProductKind, id: string, versionId: string) =>
    withQuery(product(kind, id), { pages: 'all', version: versionId }),
  /** `filter` in the form of the list's query parameters. */
  licenses: (filter?: LicenseQuery) => withQuery(licenses, filter),
  addLicense: (query?: LicenseQuery) => withQuery(`${licenses}/add`, query),
  editLicense: (id: string) => `${licenses}/edit/${encodeURIComponent(id)}`,
  importLicenses: () => `${licenses}/import`,
  accessLog: (about?: LicenseQuery) => withQuery(`${licenses}/refusals`, about),
  offlineLicenses: () => `${licenses}/offline`,
  /** `filter` in the form of the list's query parameters. */
  customers: (filter?: LicenseQuery) => withQuery(customers, filter),
  customer: (id: string) => `${customers}/${encodeURIComponent(id)}`,
  copyVersion: (kind: ProductKind, id: string, { sourceId, sourceVersionId }: CopySource) =>
    `/dashboard/${segments[kind]}/${[id, 'copy', sourceId, sourceVersionId].map(encodeURIComponent).join('/')}`,
} as const;

/** Pages that the server sends. The router does not handle them, so links open them in a new tab. */
export const serverPages = {
  documentation: '/docs',
  webhooksGuide: '/docs/guides/webhooks',
} as const;

/** The router's pattern of each page; `:id` is a parameter. */
export const patterns = {
  login: '/login',
  logout: '/logout',
  register: '/register',
  passwordReset: '/password-reset',
  changePassword: '/change-password/:nonce',
  deactivated: '/deactivated',
  home: '/dashboard',
  profile: '/dashboard/profile',
  security: '/dashboard/profile/security',
  support: '/dashboard/support',
  apiKeys: '/dashboard/api-keys',
  team: '/dashboard/team-management',
  auditLog: '/dashboard/audit-log',
  webhooks,
  webhook: `${webhooks}/:id`,
  webhookDelivery: `${webhooks}/:id/:deliveryId`,
  deployment,
  deployKeys: `${deployment}/keys`,
  chooseProductToConnect: `${deployment}/connect`,
  build: `${deployment}/builds/:id`,
  joinTeam: '/join-team/:pendingUUID',
  acceptInvitation: '/dashboard/join-team',
  verifyEmail: '/dashboard/verify-email/:code',
  createOperator: '/create-operator/:code',
  accounts,
  account: `${accounts}/:id`,
  featureFlags,
  flags: `${featureFlags}/:productId`,
  addFlag: `${featureFlags}/:productId/add`,
  editFlag: `${featureFlags}/:productId/edit/:flagId`,
  explainFlags: `${featureFlags}/:productId/explain`,
  products: (kind: ProductKind) => `/dashboard/${segments[kind]}` as const,
  addProduct: (kind: ProductKind) => `/dashboard/${segments[kind]}/add` as const,
  editProduct: (kind: ProductKind) => `/dashboard/${segments[kind]}/edit/:id` as const,
  product: (kind: ProductKind) => `/dashboard/${segments[kind]}/:id` as const,
  licenses,
  addLicense: `${licenses}/add`,
  editLicense: `${licenses}/edit/:id`,
  importLicenses: `${licenses}/import`,
  accessLog: `${licenses}/refusals`,
  offlineLicenses: `${licenses}/offline`,
  customers,
  customer: `${customers}/:id`,
  copyVersion: (kind: ProductKind) =>
    `/dashboard/${segments[kind]}/:id/copy/:sourceId/:sourceVersionId` as const,
} as const;

/** Returns whether the query says that the time for viewing an account was over. */
export const isViewingOver = (query: string) => new URLSearchParams(query).has('viewing');

/** Query parameters that pages read. */
export const parameters = {
  version: 'version',
  next: 'next',
  until: 'until',
  referralCode: 'referralCode',
  adding: 'adding',
  connecting: 'connecting',
  authorization: 'authorization',
  authorizationError: 'authorizationError',
} as const;

/**
 * Returns a text without the codes from e-mails and first starts, which authorize anyone who reads
 * them.
 */
export const withoutCodes = (text: string) =>
  text.replaceAll(/(?<=-(?:password|team|operator|email|analytics)\/)[^\s/:]+/g, '…');
