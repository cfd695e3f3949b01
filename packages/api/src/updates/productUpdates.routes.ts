import { IdParams } from '../contract/primitives.schemas.ts';
import { PRODUCT_READ } from '../contract/productConfig.ts';
import { KIND_NAMES, KIND_TAGS, type ProductKind } from '../contract/productKind.ts';
import { errors, sessionErrors } from '../contract/responses.ts';
import { ExplainOfferQuery, ExplainOfferResponse } from './updatePreview.schemas.ts';
import { LastUpdateCheckResponse, UpdaterFileResponse } from './updates.schemas.ts';

/** Returns the record of the call that reads a product's most recent update check. */
export function lastUpdateCheckRoutes<const Kind extends ProductKind>(kind: Kind) {
  return {
    /** Returns the most recent update check of a product by a real site. */
    readLastUpdateCheck: {
      method: 'GET',
      url: `/api/v1/${kind}s/:id/last-update-check`,
      config: { ...PRODUCT_READ, operationId: `read${KIND_NAMES[kind]}LastUpdateCheck` },
      schema: {
        summary: `Read the most recent update check of a ${kind}`,
        tags: KIND_TAGS[kind],
        params: IdParams,
        response: { 200: LastUpdateCheckResponse, ...sessionErrors, ...errors(404) },
      },
    },
  } as const;
}

/** Returns the record of the update preview. */
export function updatePreviewRoutes<const Kind extends ProductKind>(kind: Kind) {
  return {
    /** Explains which version a site would be offered, and why not a newer one. */
    explainOffer: {
      method: 'GET',
      url: `/api/v1/${kind}s/:id/offer-explanation`,
      config: { ...PRODUCT_READ, operationId: `explain${KIND_NAMES[kind]}Offer` },
      schema: {
        summary: 'Preview which version a site would be offered, and why',
        tags: KIND_TAGS[kind],
        params: IdParams,
        querystring: ExplainOfferQuery,
        response: { 200: ExplainOfferResponse, ...sessionErrors, ...errors(404) },
      },
    },
  } as const;
}

/** Returns the record of the call that reads a product's updater file. */
export function updaterFileRoutes<const Kind extends ProductKind>(kind: Kind) {
  return {
    /** Returns the PHP file that makes a product check for updates. */
    readUpdaterFile: {
      method: 'GET',
      url: `/api/v1/${kind}s/:id/updater-file`,
      config: { ...PRODUCT_READ, operationId: `read${KIND_NAMES[kind]}UpdaterFile` },
      schema: {
        summary: `Read the PHP file that makes a ${kind} check for updates`,
        tags: KIND_TAGS[kind],
        params: IdParams,
        response: { 200: UpdaterFileResponse, ...sessionErrors, ...errors(404) },
      },
    },
  } as const;
}
