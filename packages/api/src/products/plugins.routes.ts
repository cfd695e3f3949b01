import * as z from 'zod/mini';
import { IdParams, SavedResponse } from '../contract/primitives.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, NoContent, sessionErrors, text } from '../contract/responses.ts';
import {
  InspectPackageRequest,
  InspectPackageResponse,
  PackageReport,
} from '../packages/packages.schemas.ts';
import {
  TemporaryLinkParams,
  TemporaryLinkQuery,
  TemporaryLinksResponse,
} from '../temporaryLinks/temporaryLinks.schemas.ts';
import { ExplainOfferQuery, ExplainOfferResponse } from '../updates/updatePreview.schemas.ts';
import { LastUpdateCheckResponse } from '../updates/updates.schemas.ts';
import {
  CopyVersionRequest,
  CreatePluginVersionRequest,
  ListVersionsQuery,
  PluginVersionResponse,
  UpdatePluginVersionRequest,
  VersionParams,
} from '../versions/versions.schemas.ts';
import {
  PatchPluginRequest,
  PluginResponse,
  PluginSummaryResponse,
  SavePluginRequest,
} from './products.schemas.ts';

const tags = ['Plugins'] as const;

/** All plugins of the account, sorted by name. */
export const listPlugins = {
  method: 'GET',
  url: '/api/v1/plugins',
  config: { operationId: 'listPlugins', access: 'session' },
  schema: {
    summary: 'List plugins, sorted by name',
    tags,
    response: { 200: z.array(PluginSummaryResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Adds a plugin. */
export const createPlugin = {
  method: 'POST',
  url: '/api/v1/plugins',
  config: { operationId: 'createPlugin', access: 'session' },
  schema: {
    summary: 'Add a plugin',
    tags,
    body: SavePluginRequest,
    response: { 201: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(403, 409) },
  },
} as const satisfies RouteRecord;

/** Reads one plugin. */
export const readPlugin = {
  method: 'GET',
  url: '/api/v1/plugins/:id',
  config: { operationId: 'readPlugin', access: 'session' },
  schema: {
    summary: 'Read a plugin',
    tags,
    params: IdParams,
    response: { 200: PluginResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Saves a plugin as a whole. */
export const replacePlugin = {
  method: 'PUT',
  url: '/api/v1/plugins/:id',
  config: { operationId: 'replacePlugin', access: 'session' },
  schema: {
    summary: 'Save a plugin as a whole',
    tags,
    params: IdParams,
    body: SavePluginRequest,
    response: { 200: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Changes some fields of a plugin. */
export const updatePlugin = {
  method: 'PATCH',
  url: '/api/v1/plugins/:id',
  config: { operationId: 'updatePlugin', access: 'session' },
  schema: {
    summary: 'Change some fields of a plugin',
    tags,
    params: IdParams,
    body: PatchPluginRequest,
    response: { 200: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Deletes a plugin with its versions and their packages. */
export const deletePlugin = {
  method: 'DELETE',
  url: '/api/v1/plugins/:id',
  config: { operationId: 'deletePlugin', access: 'session' },
  schema: {
    summary: 'Delete a plugin with its versions',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** The newest update check a real site has made for a plugin. */
export const readPluginLastUpdateCheck = {
  method: 'GET',
  url: '/api/v1/plugins/:id/last-update-check',
  config: { operationId: 'readPluginLastUpdateCheck', access: 'session' },
  schema: {
    summary: 'Read the newest update check of a plugin',
    tags,
    params: IdParams,
    response: { 200: LastUpdateCheckResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** The versions of a plugin, newest first unless `order=false`. */
export const listPluginVersions = {
  method: 'GET',
  url: '/api/v1/plugins/:id/versions',
  config: { operationId: 'listPluginVersions', access: 'session' },
  schema: {
    summary: 'List the versions of a plugin',
    tags,
    params: IdParams,
    querystring: ListVersionsQuery,
    response: { 200: z.array(PluginVersionResponse), ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Makes a version from an uploaded package. Asking again for the same upload answers the same version. */
export const createPluginVersion = {
  method: 'POST',
  url: '/api/v1/plugins/:id/versions',
  config: { operationId: 'createPluginVersion', access: 'session' },
  schema: {
    summary: 'Add a version from an uploaded package',
    tags,
    params: IdParams,
    body: CreatePluginVersionRequest,
    response: {
      201: PluginVersionResponse,
      ...sessionErrors,
      ...bodyErrors,
      ...errors(404, 409),
    },
  },
} as const satisfies RouteRecord;

/** Changes what is told about a version. */
export const updatePluginVersion = {
  method: 'PUT',
  url: '/api/v1/plugins/:id/versions/:versionId',
  config: { operationId: 'updatePluginVersion', access: 'session' },
  schema: {
    summary: 'Change what is told about a version',
    tags,
    params: VersionParams,
    body: UpdatePluginVersionRequest,
    response: { 200: PluginVersionResponse, ...sessionErrors, ...bodyErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Deletes a version and its package, and ends its temporary links. */
export const deletePluginVersion = {
  method: 'DELETE',
  url: '/api/v1/plugins/:id/versions/:versionId',
  config: { operationId: 'deletePluginVersion', access: 'session' },
  schema: {
    summary: 'Delete a version',
    tags,
    params: VersionParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Makes a link that downloads a version's package without signing in, for a limited time. */
export const createPluginTemporaryLink = {
  method: 'POST',
  url: '/api/v1/plugins/:id/versions/:versionId/temporary-download-link',
  config: { operationId: 'createPluginTemporaryLink', access: 'session' },
  schema: {
    summary: 'Make a temporary download link; answers its address as text',
    tags,
    params: VersionParams,
    querystring: TemporaryLinkQuery,
    response: { 201: text('The address of the link'), ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** The temporary links to a version that still work. */
export const listPluginTemporaryLinks = {
  method: 'GET',
  url: '/api/v1/plugins/:id/versions/:versionId/temporary-download-links',
  config: { operationId: 'listPluginTemporaryLinks', access: 'session' },
  schema: {
    summary: 'List the temporary links to a version that still work',
    tags,
    params: VersionParams,
    response: { 200: TemporaryLinksResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Ends a temporary link before its time. */
export const revokePluginTemporaryLink = {
  method: 'DELETE',
  url: '/api/v1/plugins/:id/versions/:versionId/temporary-download-links/:linkId',
  config: { operationId: 'revokePluginTemporaryLink', access: 'session' },
  schema: {
    summary: 'End a temporary link before its time',
    tags,
    params: TemporaryLinkParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Looks at an uploaded package before a version is made of it. The upload stays unused. */
export const inspectPluginPackage = {
  method: 'POST',
  url: '/api/v1/plugins/:id/package-report',
  config: { operationId: 'inspectPluginPackage', access: 'session' },
  schema: {
    summary: 'Look at an uploaded package before a version is made of it',
    tags,
    params: IdParams,
    body: InspectPackageRequest,
    response: { 200: InspectPackageResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** What was read from a version's package, and how it differs from the version before it. */
export const readPluginPackageReport = {
  method: 'GET',
  url: '/api/v1/plugins/:id/versions/:versionId/package-report',
  config: { operationId: 'readPluginPackageReport', access: 'session' },
  schema: {
    summary: "Read what a version's package holds, and what changed in it",
    tags,
    params: VersionParams,
    response: { 200: PackageReport, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Copies a version of another plugin of the account, package and notes. */
export const copyPluginVersion = {
  method: 'POST',
  url: '/api/v1/plugins/:id/versions/copy',
  config: { operationId: 'copyPluginVersion', access: 'session' },
  schema: {
    summary: 'Copy a version of another plugin of the account',
    tags,
    params: IdParams,
    body: CopyVersionRequest,
    response: { 201: PluginVersionResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Explains to the owner what a site would be offered, and why not a newer version. */
export const explainPluginOffer = {
  method: 'GET',
  url: '/api/v1/plugins/:id/offer-explanation',
  config: { operationId: 'explainPluginOffer', access: 'session' },
  schema: {
    summary: 'Explain what a site would be offered',
    tags,
    params: IdParams,
    querystring: ExplainOfferQuery,
    response: { 200: ExplainOfferResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
