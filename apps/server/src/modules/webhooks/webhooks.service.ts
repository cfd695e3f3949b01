import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@pressdock/api';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { slackMessages } from './slack.messages.ts';
import { createSlackBody, describeLicenseEvent } from './slack.rules.ts';
import {
  createBuildBody,
  createHealthBody,
  createLicensesBody,
  createReleaseBody,
  type LicenseEvent,
  type UnhealthyRelease,
  type WebhookActivation,
  type WebhookLicense,
} from './webhook.rules.ts';
import { findReceivers, insertDeliveries, type NewDelivery } from './webhooks.store.ts';

const licensesPerDelivery = 500;

type AnyTransaction = AccountTransaction | SystemTransaction;

/** Returns the deliveries of one event: to each URL, and to Slack if there is a text for it. */
function toDeliveries(
  event: WebhookEvent,
  {
    urls,
    body,
    slackText,
    productId,
    createdAt,
  }: {
    urls: readonly string[];
    body: string;
    slackText: string | undefined;
    productId: string | null;
    createdAt: Date;
  },
): NewDelivery[] {
  const shared = { productId, event, createdAt };
  const deliveries: NewDelivery[] = urls.map((url) => ({
    ...shared,
    id: randomUUID(),
    channel: 'webhook',
    url,
    body,
  }));
  if (slackText === undefined) return deliveries;
  const slack = { ...shared, id: randomUUID(), channel: 'slack', url: '' } as const;
  return [...deliveries, { ...slack, body: createSlackBody(slackText) }];
}

/** Queues a delivery of a new version to each webhook URL of its product, and to Slack. */
export async function queueReleaseWebhooks(
  tx: AccountTransaction,
  version: Row<'versions'>,
): Promise<void> {
  const { account_id: accountId, item_id: productId, created_at: createdAt } = version;
  const { product, urls, hasSlack } = await findReceivers(tx, accountId, productId);
  if (product === null) return;
  const body = createReleaseBody(product, version);
  const text = slackMessages.released(product.name, version.version);
  const slackText = hasSlack ? text : undefined;
  const content = { urls, body, slackText, productId, createdAt };
  await insertDeliveries(tx, accountId, toDeliveries('version.released', content));
}

/** @see {@link queueBuildWebhooks} */
export type QueueBuildWebhooks = typeof queueBuildWebhooks;

/** Queues a delivery of a failed build to each webhook URL of its product, and a message to Slack. */
export async function queueBuildWebhooks(
  tx: AccountTransaction,
  build: Row<'builds'>,
  { notifiesSlack }: { notifiesSlack: boolean },
): Promise<void> {
  const { account_id: accountId, item_id: productId } = build;
  const { product, urls, hasSlack } = await findReceivers(tx, accountId, productId);
  if (product === null) return;
  const body = createBuildBody(product, build);
  const text = slackMessages.buildFailed(product.name, build.response_body ?? '');
  const slackText = notifiesSlack && hasSlack ? text : undefined;
  const content = { urls, body, slackText, productId, createdAt: new Date() };
  await insertDeliveries(tx, accountId, toDeliveries('build.failed', content));
}

/** @see {@link queueHealthWebhooks} */
export type QueueHealthWebhooks = typeof queueHealthWebhooks;

/** Queues a delivery of an unhealthy release to each webhook URL of its product, and a message to Slack. */
export async function queueHealthWebhooks(
  tx: AccountTransaction,
  accountId: string,
  release: UnhealthyRelease,
): Promise<void> {
  const { productId, version, previousVersion } = release;
  const { product, urls, hasSlack } = await findReceivers(tx, accountId, productId);
  if (product === null) return;
  const body = createHealthBody(product, release);
  const text = slackMessages.unhealthy(product.name, version, previousVersion);
  const slackText = hasSlack ? text : undefined;
  const content = { urls, body, slackText, productId, createdAt: new Date() };
  await insertDeliveries(tx, accountId, toDeliveries('release.unhealthy', content));
}

/** The licenses of an event: all for one product, or all for all products (`null`). */
export interface LicensesOfEvent {
  productId: string | null;
  licenses: readonly WebhookLicense[];
  /** The site, for `license.activated`. */
  activation?: WebhookActivation;
}

/** @see {@link queueLicenseWebhooks} */
export type QueueLicenseWebhooks = typeof queueLicenseWebhooks;

/** Queues deliveries of a license event, each with at most 500 licenses, and one message to Slack. */
export async function queueLicenseWebhooks(
  tx: AnyTransaction,
  accountId: string,
  event: LicenseEvent,
  { productId, licenses, activation }: LicensesOfEvent,
): Promise<void> {
  const { product, urls, hasSlack } = await findReceivers(tx, accountId, productId);
  // The product was deleted.
  if (productId !== null && product === null) return;
  const text = describeLicenseEvent(event, product, licenses.length);
  const createdAt = new Date();
  for (let start = 0; start < licenses.length; start += licensesPerDelivery) {
    const batch = licenses.slice(start, start + licensesPerDelivery);
    const body = createLicensesBody(event, product, batch, activation);
    const slackText = hasSlack && start === 0 ? text : undefined;
    const content = { urls, body, slackText, productId, createdAt };
    await insertDeliveries(tx, accountId, toDeliveries(event, content));
  }
}
