import * as z from 'zod/mini';
import { IdParams, SavedResponse } from '../contract/primitives.schemas.ts';
import { PRODUCT_READ, PRODUCT_WORK } from '../contract/productConfig.ts';
import { KIND_NAMES, KIND_TAGS, type ProductKind } from '../contract/productKind.ts';
import { bodyErrors, errors, NoContent, sessionErrors } from '../contract/responses.ts';
import { packageReportRoutes } from '../packages/packages.routes.ts';
import { temporaryLinkRoutes } from '../temporaryLinks/temporaryLinks.routes.ts';
import {
  lastUpdateCheckRoutes,
  updatePreviewRoutes,
  updaterFileRoutes,
} from '../updates/productUpdates.routes.ts';
import {
  versionCopyRoutes,
  versionDownloadRoutes,
  versionRoutes,
} from '../versions/versions.routes.ts';
import {
  CreatePluginRequest,
  CreateThemeRequest,
  PatchPluginRequest,
  PatchThemeRequest,
  PluginResponse,
  PluginSummaryResponse,
  SavePluginRequest,
  SaveThemeRequest,
  ThemeResponse,
  ThemeSummaryResponse,
} from './products.schemas.ts';

const schemas = {
  plugin: {
    product: PluginResponse,
    summary: PluginSummaryResponse,
    create: CreatePluginRequest,
    save: SavePluginRequest,
    patch: PatchPluginRequest,
  },
  theme: {
    product: ThemeResponse,
    summary: ThemeSummaryResponse,
    create: CreateThemeRequest,
    save: SaveThemeRequest,
    patch: PatchThemeRequest,
  },
} as const;

function listRoutes<const Kind extends ProductKind>(kind: Kind) {
  const name = KIND_NAMES[kind];
  const tags = KIND_TAGS[kind];
  const url = `/api/v1/${kind}s` as const;
  return {
    /** Returns the account's products of the kind, sorted by name. */
    list: {
      method: 'GET',
      url,
      config: { ...PRODUCT_READ, operationId: `list${name}s`, audit: { when: 'viewing' } },
      schema: {
        summary: `List ${kind}s, sorted by name`,
        tags,
        response: { 200: z.array(schemas[kind].summary), ...sessionErrors },
      },
    },
    /** Adds a product, and its first version if the request names an upload. */
    create: {
      method: 'POST',
      url,
      config: {
        ...PRODUCT_WORK,
        operationId: `create${name}`,
        audit: { when: 'always', namedBy: 'name' },
      },
      schema: {
        summary: `Add a ${kind}, optionally with its first version`,
        tags,
        body: schemas[kind].create,
        response: { 201: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(403, 409) },
      },
    },
  } as const;
}

function oneRoutes<const Kind extends ProductKind>(kind: Kind) {
  const name = KIND_NAMES[kind];
  const shared = { tags: KIND_TAGS[kind], params: IdParams } as const;
  const url = `/api/v1/${kind}s/:id` as const;
  return {
    /** Returns a product. */
    read: {
      method: 'GET',
      url,
      config: { ...PRODUCT_READ, operationId: `read${name}` },
      schema: {
        ...shared,
        summary: `Read a ${kind}`,
        response: { 200: schemas[kind].product, ...sessionErrors, ...errors(404) },
      },
    },
    /** Replaces every field of a product. */
    replace: {
      method: 'PUT',
      url,
      config: { ...PRODUCT_WORK, operationId: `replace${name}` },
      schema: {
        ...shared,
        summary: `Save a ${kind}`,
        body: schemas[kind].save,
        response: { 200: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
      },
    },
    /** Changes some fields of a product. */
    update: {
      method: 'PATCH',
      url,
      config: { ...PRODUCT_WORK, operationId: `update${name}` },
      schema: {
        ...shared,
        summary: `Change some fields of a ${kind}`,
        body: schemas[kind].patch,
        response: { 200: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
      },
    },
    /** Deletes a product with its versions and their packages. */
    remove: {
      method: 'DELETE',
      url,
      config: { ...PRODUCT_WORK, operationId: `delete${name}` },
      schema: {
        ...shared,
        summary: `Delete a ${kind} with its versions`,
        response: { 204: NoContent, ...sessionErrors, ...errors(404) },
      },
    },
  } as const;
}

/** Returns the records of every call on products of one kind. */
export function productRoutes<const Kind extends ProductKind>(kind: Kind) {
  return {
    ...listRoutes(kind),
    ...oneRoutes(kind),
    ...lastUpdateCheckRoutes(kind),
    ...versionRoutes(kind),
    ...versionDownloadRoutes(kind),
    ...temporaryLinkRoutes(kind),
    ...packageReportRoutes(kind),
    ...versionCopyRoutes(kind),
    ...updatePreviewRoutes(kind),
    ...updaterFileRoutes(kind),
  };
}
