import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** The endpoints that receive webhooks, and the log of their deliveries. */
export const webhooksFeature: Feature = {
  routes: [
    route(
      patterns.webhooks,
      'session',
      page(() => import('./WebhooksPage.tsx'), 'WebhooksPage'),
    ),
    route(
      patterns.webhook,
      'session',
      page(() => import('./WebhookPage.tsx'), 'WebhookPage'),
    ),
    route(
      patterns.webhookDelivery,
      'session',
      page(() => import('./DeliveryPage.tsx'), 'DeliveryPage'),
    ),
  ],
};
