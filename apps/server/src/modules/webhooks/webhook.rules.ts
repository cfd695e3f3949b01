import { createHmac } from 'node:crypto';
import type { ProductKind, WebhookEvent } from '@pressdock/api';
import { WEBHOOK_RETRY_MINUTES } from '@pressdock/api/limits';
import type { Row } from '../../db/schema.ts';

/** A product as a webhook describes it. */
export interface WebhookProduct {
  id: string;
  kind: ProductKind;
  name: string;
  slug: string;
}

/** An event about licenses. */
export type LicenseEvent = Extract<WebhookEvent, `license.${string}`>;

/** A license as a webhook describes it. */
export interface WebhookLicense {
  key: string;
  activation_limit: number;
  expires_at: Date | null;
}

/** A site on which a license was activated. Local and staging sites do not count. */
export interface WebhookActivation {
  domain: string;
  counts: boolean;
}

const describeProduct = ({ id, kind, name, slug }: WebhookProduct) => ({
  _id: id,
  kind,
  name,
  slug,
});

/** Returns the body for a license event. @param product null for licenses for all products */
export function createLicensesBody(
  event: LicenseEvent,
  product: WebhookProduct | null,
  licenses: readonly WebhookLicense[],
  activation?: WebhookActivation,
): string {
  return JSON.stringify({
    event,
    product: product && describeProduct(product),
    licenses: licenses.map(({ key, activation_limit, expires_at }) => ({
      key,
      activation_limit,
      expiresAt: expires_at?.toISOString() ?? null,
    })),
    ...(activation && { activation }),
  });
}

/** Returns the body for a new version, the same at every attempt. */
export function createReleaseBody(product: WebhookProduct, version: Row<'versions'>): string {
  return JSON.stringify({
    event: 'version.released' satisfies WebhookEvent,
    product: describeProduct(product),
    version: {
      _id: version.id,
      version: version.version,
      requires: version.requires,
      tested: version.tested,
      requires_php: version.requires_php,
      fileSize: Number(version.file_size),
      sha256: version.sha256,
      createdAt: version.created_at.toISOString(),
    },
  });
}

/** Returns the body for a failed build. */
export function createBuildBody(product: WebhookProduct, build: Row<'builds'>): string {
  return JSON.stringify({
    event: 'build.failed' satisfies WebhookEvent,
    product: describeProduct(product),
    build: {
      _id: build.id,
      trigger: build.trigger,
      repository: build.repository,
      ref: build.ref,
      commit: build.commit,
      message: build.message,
      author: build.author,
      step: build.step,
      responseCode: build.response_code,
      responseBody: build.response_body,
      createdAt: build.created_at.toISOString(),
      finishedAt: build.finished_at?.toISOString() ?? null,
    },
  });
}

/** A release that does worse than the previous one. The shares and the confidence are from 0 to 1. */
export interface UnhealthyRelease {
  productId: string;
  versionId: string;
  version: string;
  previousVersion: string;
  /** The sites that downloaded it, and those of them with each bad outcome. */
  sites: number;
  failed: number;
  rolledBack: number;
  silent: number;
  /** The share of sites with a bad outcome. */
  share: number;
  previousShare: number;
  previousSites: number;
  confidence: number;
  /** The page about the release. */
  url: string;
}

/** Returns the body for a release that does worse than the previous one. */
export function createHealthBody(product: WebhookProduct, release: UnhealthyRelease): string {
  const { versionId, version, share, sites, confidence, url } = release;
  return JSON.stringify({
    event: 'release.unhealthy' satisfies WebhookEvent,
    product: describeProduct(product),
    release: {
      ...{ _id: versionId, version, sites },
      ...{ failed: release.failed, rolledBack: release.rolledBack, silent: release.silent },
      ...{ share, confidence },
      previous: {
        version: release.previousVersion,
        sites: release.previousSites,
        share: release.previousShare,
      },
      url,
    },
  });
}

/** Returns the body of a test event. */
export function createTestBody(now: Date): string {
  const event = 'webhook.test' satisfies WebhookEvent;
  return JSON.stringify({ event, createdAt: now.toISOString() });
}

/** Returns the headers of a delivery except the signature, the same at every attempt. */
export function createHeaders(event: WebhookEvent, deliveryId: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'pressdock-event': event,
    'pressdock-delivery': deliveryId,
  };
}

/**
 * Returns the signature header of a body: `t` is the time in seconds, `v1` the HMAC-SHA-256 of `t`, a
 * dot and the body, in hex.
 */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const hmac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hmac}`;
}

/** Returns the time of the next attempt after some failed ones; `null` after the last one. */
export function findNextAttempt(attempts: number, now: Date): Date | null {
  const minutes = WEBHOOK_RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}
