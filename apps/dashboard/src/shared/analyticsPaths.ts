import { withQuery } from './paths.ts';

const analytics = '/dashboard/analytics';
const health = `${analytics}/health`;

/**
 * The URLs of analytics. They are apart from `paths.ts`, which is part of the first script and so has a
 * byte budget.
 */
export const analyticsPaths = {
  /** `view` in the form of the page's query parameters: a product, a day. */
  analytics: (view?: Record<string, string>) => withQuery(analytics, view),
  /** Analytics with a complete query, as the page itself writes it. */
  analyticsView: (query: string) => `${analytics}?${query}`,
  /** `product` is the id of the product whose fields are shown. */
  analyticsSettings: (product?: string) => withQuery(`${analytics}/settings`, { product }),
  updateHealth: (productId: string) => `${health}/${encodeURIComponent(productId)}`,
  /** `outcome` selects the sites that are listed. */
  releaseHealth: (productId: string, versionId: string, outcome?: string) =>
    withQuery(`${health}/${[productId, versionId].map(encodeURIComponent).join('/')}`, { outcome }),
} as const;

/** The router's pattern of each page of analytics; `:id` is a parameter. */
export const analyticsPatterns = {
  analytics,
  analyticsSettings: `${analytics}/settings`,
  updateHealth: `${health}/:productId`,
  releaseHealth: `${health}/:productId/:versionId`,
  sharedAnalytics: '/shared-analytics/:token',
} as const;
