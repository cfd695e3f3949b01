import { IdParams } from '../contract/primitives.schemas.ts';
import { PRODUCT_READ, PRODUCT_WORK } from '../contract/productConfig.ts';
import { KIND_NAMES, KIND_TAGS, type ProductKind } from '../contract/productKind.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import {
  errors,
  NoContent,
  publicErrors,
  sessionErrors,
  text,
  ZipFile,
} from '../contract/responses.ts';
import { VersionParams } from '../versions/versions.schemas.ts';
import {
  TemporaryLinkParams,
  TemporaryLinkQuery,
  TemporaryLinksResponse,
} from './temporaryLinks.schemas.ts';

/** Returns the records of the calls on temporary links to versions of products of one kind. */
export function temporaryLinkRoutes<const Kind extends ProductKind>(kind: Kind) {
  const name = KIND_NAMES[kind];
  const tags = KIND_TAGS[kind];
  const url = `/api/v1/${kind}s/:id/versions/:versionId/temporary-download-link` as const;
  return {
    /** Creates a link that downloads a version's package without signing in, for a limited time. */
    createTemporaryLink: {
      method: 'POST',
      url,
      config: { ...PRODUCT_WORK, operationId: `create${name}TemporaryLink` },
      schema: {
        summary: 'Create a temporary link and receive its URL as text',
        tags,
        params: VersionParams,
        querystring: TemporaryLinkQuery,
        response: { 201: text('The URL of the link'), ...sessionErrors, ...errors(404) },
      },
    },
    /** Returns the temporary links to a version that still work. */
    listTemporaryLinks: {
      method: 'GET',
      url: `${url}s`,
      config: { ...PRODUCT_READ, operationId: `list${name}TemporaryLinks` },
      schema: {
        summary: 'List the temporary links to a version that still work',
        tags,
        params: VersionParams,
        response: { 200: TemporaryLinksResponse, ...sessionErrors, ...errors(404) },
      },
    },
    /** Revokes a temporary link. */
    revokeTemporaryLink: {
      method: 'DELETE',
      url: `${url}s/:linkId`,
      config: { ...PRODUCT_WORK, operationId: `revoke${name}TemporaryLink` },
      schema: {
        summary: 'Revoke a temporary link',
        tags,
        params: TemporaryLinkParams,
        response: { 204: NoContent, ...sessionErrors, ...errors(404) },
      },
    },
  } as const;
}

/** Downloads the package of a temporary link. Every failure is the same 404. */
export const temporaryDownload = {
  method: 'GET',
  url: '/api/v2/public/temporary-download/:id',
  config: {
    operationId: 'temporaryDownload',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Download the package of a temporary link',
    tags: ['Sites'],
    params: IdParams,
    response: { 200: ZipFile, ...publicErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
