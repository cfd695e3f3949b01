import type { InvoiceStatus, SubscriptionStatus } from '@pressdock/api/limits';

/** Why a call to the payment provider failed. */
export type PaymentFailure =
  /** The bank or the provider declined the payment; the message is for the owner. */
  | 'declined'
  /** The provider does not have the object. */
  | 'missing'
  /** The provider did not respond. Whether it acted is unknown; repeating the key is safe. */
  | 'unavailable'
  /** The provider failed, and repeats the failure for the key. What it did until then can be read. */
  | 'broken'
  /** Taxes cannot be computed without the customer's address. */
  | 'unlocated'
  /** The provider rejected the request, for example because it uses an object that has changed. */
  | 'rejected';

/** A failed call to the payment provider. */
export class PaymentError extends Error {
  readonly failure: PaymentFailure;

  constructor(failure: PaymentFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PaymentError';
    this.failure = failure;
  }
}

/** A price of a plan. `amount` is in the smallest unit of the currency, for each interval. */
export interface PlanPrice {
  id: string;
  /** The plan that the price is for. */
  lookupKey: string;
  amount: number;
  currency: string;
  interval: 'day' | 'week' | 'month' | 'year';
}

/** The details that the provider prints on invoices. */
export interface CustomerDetails {
  accountId: string;
  email: string;
  name: string;
  address: Record<'city' | 'country' | 'line1' | 'line2' | 'postal_code' | 'state', string>;
  vat: { type: string; value: string } | null;
}

/** A card, as far as it may be shown. */
export interface PaymentCard {
  id: string;
  brand: string;
  last4: string;
  expiresMonth: number;
  expiresYear: number;
}

/** An invoice. Amounts are in the smallest unit of the currency. */
export interface PaymentInvoice {
  id: string;
  customerId: string;
  subscriptionId: string | null;
  number: string | null;
  status: InvoiceStatus;
  total: number;
  amountDue: number;
  amountPaid: number;
  currency: string;
  /** How often the payment was attempted. */
  attempts: number;
  createdAt: Date;
  paidAt: Date | null;
  pdfUrl: string | null;
  payUrl: string | null;
}

/**
 * A subscription. `items` maps each plan to the id of its item, and `prices` to the price that it has,
 * which may be older than the price of new subscriptions.
 */
export interface PaymentSubscription {
  id: string;
  status: SubscriptionStatus;
  items: Readonly<Record<string, string>>;
  prices: Readonly<Record<string, PlanPrice>>;
  createdAt: Date;
  periodEndsAt: Date | null;
  endsAt: Date | null;
  isEnding: boolean;
}

/** Everything about a customer that decides the state of an account. */
export interface CustomerState {
  card: PaymentCard | null;
  /** A card that was added but is not charged yet, if no other is. */
  unusedCardId: string | null;
  subscriptions: readonly PaymentSubscription[];
  /** The invoices of the customer, newest first, at most 100. */
  invoices: readonly PaymentInvoice[];
}

/** A change of a subscription: the items that remain. */
export interface SubscriptionChange {
  /** Items to add, by price id. */
  add: readonly string[];
  /** Items whose price changes. */
  replace: readonly { itemId: string; priceId: string }[];
  /** Items to remove, by id. */
  remove: readonly string[];
  /** The second for which prorations are computed; null for the time of the call. */
  prorationDate: number | null;
}

/** The cost of a change. */
export interface PaymentPreview {
  amountDue: number;
  currency: string;
  lines: readonly { description: string; amount: number }[];
}

/** An event of the provider. Its object is only a hint: the state is read again. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** The customer whose state may have changed. */
  customerId: string | null;
  /** The Checkout session that the event is about. */
  sessionId: string | null;
}

/**
 * The payment provider. Every write takes a key: the provider performs the writes of one key once.
 * @throws {PaymentError} from every call
 */
export interface Payments {
  readonly isTestMode: boolean;
  /** The address of the provider's dashboard. */
  readonly dashboardUrl: string;
  listPrices(lookupKeys: readonly string[]): Promise<PlanPrice[]>;
  createCustomer(details: CustomerDetails, key: string): Promise<string>;
  updateCustomer(customerId: string, details: CustomerDetails): Promise<void>;
  /** Deletes a customer with all personal data. A missing customer is deleted already. */
  deleteCustomer(customerId: string): Promise<void>;
  /**
   * Prevents a write whose response was lost. Returns false if the provider has received it: repeating the
   * write then returns its result.
   */
  preventWrite(customerId: string, key: string): Promise<boolean>;
  startCardSession(
    customerId: string,
    urls: { success: string; cancel: string },
    key: string,
  ): Promise<{ id: string; url: string }>;
  /** Returns the newest card of the customer of a session; undefined until the session is complete. */
  findSessionCard(sessionId: string): Promise<{ customerId: string; cardId: string } | undefined>;
  /** Makes a card the one that invoices are charged to. */
  useCard(customerId: string, cardId: string, key: string): Promise<void>;
  removeCards(customerId: string): Promise<void>;
  /** Reads a customer; undefined once deleted. */
  readCustomer(customerId: string): Promise<CustomerState | undefined>;
  createSubscription(
    input: { customerId: string; priceIds: readonly string[]; operationId: string },
    key: string,
  ): Promise<void>;
  changeSubscription(
    subscriptionId: string,
    change: SubscriptionChange,
    key: string,
  ): Promise<void>;
  /** Ends a subscription at once. One that has ended already stays so. */
  cancelSubscription(subscriptionId: string): Promise<void>;
  /** Ends a subscription with the paid period, or lets it continue. */
  setEnding(subscriptionId: string, isEnding: boolean, key: string): Promise<void>;
  previewSubscription(
    customerId: string,
    input: { subscriptionId: string; change: SubscriptionChange } | { priceIds: readonly string[] },
  ): Promise<PaymentPreview>;
  listInvoices(
    customerId: string,
    page: { after: string | undefined; limit: number },
  ): Promise<{ invoices: PaymentInvoice[]; hasMore: boolean }>;
  findInvoice(invoiceId: string): Promise<PaymentInvoice | undefined>;
  payInvoice(invoiceId: string, key: string): Promise<PaymentInvoice>;
  /** Returns the bytes of an invoice's PDF. */
  readPdf(pdfUrl: string): Promise<Buffer>;
  /** Credits an amount to the customer's next invoices, once per key: also if the provider has forgotten the key. */
  credit(
    customerId: string,
    credit: { amount: number; currency: string; description: string },
    key: string,
  ): Promise<void>;
  /** Returns a signed event; undefined if its signature is invalid or its time is in the future. */
  parseEvent(body: Buffer, signature: string, now: Date): PaymentEvent | undefined;
}
