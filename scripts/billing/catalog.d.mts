import type Stripe from 'stripe';

/** The price of a plan, and whether it was missing. */
export interface CatalogEntry {
  plan: string;
  price: Stripe.Price;
  isNew: boolean;
}

export interface CatalogOptions {
  currency?: string;
  interval?: 'day' | 'week' | 'month' | 'year';
  /** Amounts in cents by option: solo, agency, unlimited, analytics. */
  amounts?: Record<string, number>;
}

export function setUpCatalog(stripe: Stripe, options?: CatalogOptions): Promise<CatalogEntry[]>;
