import type { DeploymentResponse } from '@pressdock/api';
import type { Generated } from 'kysely';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const deploymentsTables = [
  'deployments',
  'deployment_deliveries',
] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    deployments: DeploymentsTable;
    deployment_deliveries: DeploymentDeliveriesTable;
  }
}

/** The result of a request to a product's webhook URL. */
export type DeliveryOutcome = NonNullable<DeploymentResponse['lastDelivery']>['outcome'];

/** The repository that a product is deployed from. */
interface DeploymentsTable {
  id: string;
  account_id: string;
  item_id: string;
  repository_id: string;
  branch: string;
  /** The folder of the product in the repository; blank for all of it. */
  path: Generated<string>;
  releases_tags: Generated<boolean>;
  /** The secret that signs webhooks, encrypted. */
  sealed_secret: string;
  webhook_external_id: string | null;
  delivered_at: Timestamp | null;
  delivery_outcome: DeliveryOutcome | null;
  /** When the code host had the deploy key and the webhook. */
  connected_at: Timestamp | null;
  revision: Generated<number>;
  created_at: Timestamp;
}

/** The id of a received webhook. */
interface DeploymentDeliveriesTable {
  deployment_id: string;
  account_id: string;
  delivery_id: string;
  build_id: string | null;
  received_at: Timestamp;
}
