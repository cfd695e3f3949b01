import * as z from 'zod/mini';
import { ACCOUNT_WORK } from '../contract/access.ts';
import { IdParams } from '../contract/primitives.schemas.ts';
import { PRODUCT_READ, PRODUCT_RELEASE, PRODUCT_WORK } from '../contract/productConfig.ts';
import { KIND_NAMES, KIND_TAGS, type ProductKind } from '../contract/productKind.ts';
import { bodyErrors, errors, NoContent, sessionErrors, ZipFile } from '../contract/responses.ts';
import {
  CopyVersionRequest,
  CreatePluginVersionRequest,
  CreateThemeVersionRequest,
  ImportPluginVersionsRequest,
  ImportPluginVersionsResponse,
  ImportThemeVersionsRequest,
  ImportThemeVersionsResponse,
  ListVersionsQuery,
  PluginVersionResponse,
  ThemeVersionResponse,
  UpdatePluginVersionRequest,
  UpdateThemeVersionRequest,
  VersionParams,
} from './versions.schemas.ts';

const schemas = {
  plugin: {
    version: PluginVersionResponse,
    create: CreatePluginVersionRequest,
    update: UpdatePluginVersionRequest,
    import: ImportPluginVersionsRequest,
    imported: ImportPluginVersionsResponse,
  },
  theme: {
    version: ThemeVersionResponse,
    create: CreateThemeVersionRequest,
    update: UpdateThemeVersionRequest,
    import: ImportThemeVersionsRequest,
    imported: ImportThemeVersionsResponse,
  },
} as const;

/** Returns the records of the calls on versions of products of one kind. */
export function versionRoutes<const Kind extends ProductKind>(kind: Kind) {
  const name = KIND_NAMES[kind];
  const tags = KIND_TAGS[kind];
  const url = `/api/v1/${kind}s/:id/versions` as const;
  return {
    /** Returns a product's versions, newest first unless `order=false`. */
    listVersions: {
      method: 'GET',
      url,
      config: { ...PRODUCT_READ, operationId: `list${name}Versions` },
      schema: {
        summary: `List the versions of a ${kind}`,
        tags,
        params: IdParams,
        querystring: ListVersionsQuery,
        response: { 200: z.array(schemas[kind].version), ...sessionErrors, ...errors(404) },
      },
    },
    /** Adds a version from an uploaded package. */
    createVersion: {
      method: 'POST',
      url,
      config: {
        ...PRODUCT_RELEASE,
        operationId: `create${name}Version`,
        audit: { when: 'always', subject: 'product', namedBy: 'version' },
      },
      schema: {
        summary: 'Add a version from an uploaded package',
        tags,
        params: IdParams,
        body: schemas[kind].create,
        response: {
          201: schemas[kind].version,
          ...sessionErrors,
          ...bodyErrors,
          ...errors(404, 409),
        },
      },
    },
    /** Changes a version's notes and whether sites are offered it. */
    updateVersion: {
      method: 'PUT',
      url: `${url}/:versionId`,
      config: { ...PRODUCT_RELEASE, operationId: `update${name}Version` },
      schema: {
        summary: 'Change the notes of a version, and whether sites are offered it',
        tags,
        params: VersionParams,
        body: schemas[kind].update,
        response: { 200: schemas[kind].version, ...sessionErrors, ...bodyErrors, ...errors(404) },
      },
    },
    /** Deletes a version with its package and its temporary links. */
    removeVersion: {
      method: 'DELETE',
      url: `${url}/:versionId`,
      config: { ...PRODUCT_WORK, operationId: `delete${name}Version` },
      schema: {
        summary: 'Delete a version',
        tags,
        params: VersionParams,
        response: { 204: NoContent, ...sessionErrors, ...errors(404) },
      },
    },
  } as const;
}

/** Returns the record of the call that downloads a version's package. The download is not counted. */
export function versionDownloadRoutes<const Kind extends ProductKind>(kind: Kind) {
  return {
    /** Downloads a version's package. */
    downloadVersion: {
      method: 'GET',
      url: `/api/v1/${kind}s/:id/versions/:versionId/download`,
      config: {
        ...PRODUCT_READ,
        operationId: `download${KIND_NAMES[kind]}Version`,
        access: ACCOUNT_WORK,
        audit: { when: 'always', subject: 'product' },
      },
      schema: {
        summary: 'Download the package of a version',
        tags: KIND_TAGS[kind],
        params: VersionParams,
        response: { 200: ZipFile, ...sessionErrors, ...errors(404) },
      },
    },
  } as const;
}

/** Returns the records of the calls that copy and import versions. */
export function versionCopyRoutes<const Kind extends ProductKind>(kind: Kind) {
  return {
    /** Copies a version of another product, with its package and its notes. */
    copyVersion: {
      method: 'POST',
      url: `/api/v1/${kind}s/:id/versions/copy`,
      config: { ...PRODUCT_RELEASE, operationId: `copy${KIND_NAMES[kind]}Version` },
      schema: {
        summary: `Copy a version of another ${kind}`,
        tags: KIND_TAGS[kind],
        params: IdParams,
        body: CopyVersionRequest,
        response: {
          201: schemas[kind].version,
          ...sessionErrors,
          ...bodyErrors,
          ...errors(404, 409),
        },
      },
    },
    /**
     * Adds earlier versions from uploaded packages, with the dates in their readmes. Notifies neither
     * sites nor webhooks; the owner receives one e-mail.
     */
    importVersions: {
      method: 'POST',
      url: `/api/v1/${kind}s/:id/versions/import`,
      config: { ...PRODUCT_RELEASE, operationId: `import${KIND_NAMES[kind]}Versions` },
      schema: {
        summary: `Add earlier versions of a ${kind}`,
        tags: KIND_TAGS[kind],
        params: IdParams,
        body: schemas[kind].import,
        response: {
          200: schemas[kind].imported,
          ...sessionErrors,
          ...bodyErrors,
          ...errors(404),
        },
      },
    },
  } as const;
}
