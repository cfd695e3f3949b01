import type { DeliveryStatus, WebhookEvent } from '@pressdock/api';
import { WEBHOOK_LOG } from '@pressdock/api/limits';
import { formatCount, formatNumber } from '../../shared/format.ts';
import { webhooksTitles } from './webhooks.titles.messages.ts';

const storedFor = `The newest ${WEBHOOK_LOG.perEndpoint} deliveries of the last ${WEBHOOK_LOG.days} days are stored.`;

/** Every sentence about webhooks and their log. */
export const webhooksMessages = {
  title: webhooksTitles.page,
  context: 'The URLs that receive your webhooks, and what was sent to them.',
  loading: 'Loading your webhooks',
  fetchFailed: 'There was an error fetching your webhooks.  Please try again.',
  emptyTitle: 'No webhooks yet',
  empty:
    'Add a webhook URL in the settings of a plugin or theme, or a Slack URL in your profile. Deliveries to it appear here.',
  toPlugins: 'View plugins',
  guide: 'Webhook documentation',
  slack: 'Slack',
  slackHint: 'The Slack URL in your profile',
  none: 'No deliveries yet',
  columns: {
    url: 'URL',
    products: 'Products',
    last: 'Last delivery',
    state: 'Status',
    event: 'Event',
    product: 'Product',
    time: 'Time',
    response: 'Response',
    attempts: 'Attempts',
  },
  states: { active: 'Active', paused: 'Paused', unused: 'No longer used' },
  statuses: {
    waiting: 'Waiting',
    delivered: 'Delivered',
    failed: 'Failed',
  } satisfies Record<DeliveryStatus, string>,
  events: {
    'version.released': 'Version released',
    'build.failed': 'Build failed',
    'release.unhealthy': 'Release unhealthy',
    'license.created': 'License created',
    'license.activated': 'License activated',
    'license.expiring': 'License expires soon',
    'license.expired': 'License expired',
    'license.limit_reached': 'Activation limit reached',
    'webhook.test': 'Test',
  } satisfies Record<WebhookEvent, string>,
  backToList: 'View webhooks',
  endpoint: {
    context: (waiting: number) =>
      waiting === 0
        ? storedFor
        : `${storedFor} ${waiting >= WEBHOOK_LOG.waitingShown ? 'At least ' : ''}${formatCount(waiting, 'delivery is', 'deliveries are')} waiting.`,
    pausedTitle: 'Deliveries are paused',
    paused: (time: string) =>
      `The endpoint keeps failing. One delivery is sent at ${time} to check whether it has recovered; the others wait.`,
    missingTitle: 'Webhook not found',
    missing: 'No product uses this URL, and it has received nothing in the last 30 days.',
    loading: 'Loading the webhook',
    deliveries: 'Deliveries',
    listFailed: 'There was an error fetching the deliveries.  Please try again.',
    listLoading: 'Loading the deliveries',
    emptyTitle: 'No deliveries yet',
    empty: 'Send a test event to check that the endpoint responds and verifies the signature.',
    test: 'Send test event',
    testSent: 'Test event queued',
    testFailed: 'There was an error sending the test event.  Please try again.',
  },
  delivery: {
    title: (event: string) => `Delivery: ${event}`,
    missingTitle: 'Delivery not found',
    missing: 'It is older than 30 days, or there were many newer ones.',
    loading: 'Loading the delivery',
    fetchFailed: 'There was an error fetching the delivery.  Please try again.',
    backToEndpoint: 'View the webhook',
    resend: 'Send again',
    resent: 'Delivery queued',
    resendFailed: 'There was an error sending the delivery again.  Please try again.',
    next: 'Next attempt',
    created: 'Created',
    id: 'ID',
    product: 'Product',
    request: 'Request',
    headers: 'Headers',
    body: 'Body',
    attempts: 'Attempts',
    unfinished: (number: number) => `Attempt ${number} has not finished yet.`,
    attempt: (number: number) => `Attempt ${number}`,
    duration: (ms: number) => `${formatNumber(ms)} ms`,
    signed: 'Signed',
    unsigned: 'Not signed',
    noResponse: 'The response has no body.',
  },
  status: (code: number) => `HTTP ${code}`,
} as const;
