/** Which of the two kinds of product something is about. */
export type ProductKind = 'plugin' | 'theme';

/** The version of another product that is to be copied. */
export interface CopySource {
  sourceId: string;
  sourceVersionId: string;
}

const segments = { plugin: 'plugins', theme: 'themes' } as const satisfies Record<
  ProductKind,
  string
>;

const withNext = (path: string, next?: string) =>
  next === undefined ? path : `${path}?${new URLSearchParams({ next })}`;

/**
 * Every address of the dashboard; no other file writes one. `next` is the path to come back to.
 * @see specification, section 2
 */
export const paths = {
  login: (next?: string) => withNext('/login', next),
  logout: (next?: string) => withNext('/logout', next),
  register: (next?: string) => withNext('/register', next),
  home: () => '/dashboard',
  profile: () => '/dashboard/profile',
  apiKeys: () => '/dashboard/api-keys',
  products: (kind: ProductKind) => `/dashboard/${segments[kind]}`,
  addProduct: (kind: ProductKind) => `/dashboard/${segments[kind]}/add`,
  editProduct: (kind: ProductKind, id: string) =>
    `/dashboard/${segments[kind]}/edit/${encodeURIComponent(id)}`,
  product: (kind: ProductKind, id: string) =>
    `/dashboard/${segments[kind]}/${encodeURIComponent(id)}`,
  copyVersion: (kind: ProductKind, id: string, { sourceId, sourceVersionId }: CopySource) =>
    `/dashboard/${segments[kind]}/${[id, 'copy', sourceId, sourceVersionId]
      .map(encodeURIComponent)
      .join('/')}`,
} as const;

/** The pattern of each page, as the router reads it; `:id` is a product's identifier. */
export const patterns = {
  login: '/login',
  logout: '/logout',
  register: '/register',
  home: '/dashboard',
  profile: '/dashboard/profile',
  apiKeys: '/dashboard/api-keys',
  products: (kind: ProductKind) => `/dashboard/${segments[kind]}`,
  addProduct: (kind: ProductKind) => `/dashboard/${segments[kind]}/add`,
  editProduct: (kind: ProductKind) => `/dashboard/${segments[kind]}/edit/:id`,
  product: (kind: ProductKind) => `/dashboard/${segments[kind]}/:id`,
  copyVersion: (kind: ProductKind) =>
    `/dashboard/${segments[kind]}/:id/copy/:sourceId/:sourceVersionId`,
} as const;

/** Query parameters that pages read. */
export const parameters = { next: 'next', referralCode: 'referralCode' } as const;
