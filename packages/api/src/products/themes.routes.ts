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
  CreateThemeVersionRequest,
  ListVersionsQuery,
  ThemeVersionResponse,
  UpdateThemeVersionRequest,
  VersionParams,
} from '../versions/versions.schemas.ts';
import {
  PatchThemeRequest,
  SaveThemeRequest,
  ThemeResponse,
  ThemeSummaryResponse,
} from './products.schemas.ts';

const tags = ['Themes'] as const;

/** All themes of the account, sorted by name. */
export const listThemes = {
  method: 'GET',
  url: '/api/v1/themes',
  config: { operationId: 'listThemes', access: 'session' },
  schema: {
    summary: 'List themes, sorted by name',
    tags,
    response: { 200: z.array(ThemeSummaryResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Adds a theme. */
export const createTheme = {
  method: 'POST',
  url: '/api/v1/themes',
  config: { operationId: 'createTheme', access: 'session' },
  schema: {
    summary: 'Add a theme',
    tags,
    body: SaveThemeRequest,
    response: { 201: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(403, 409) },
  },
} as const satisfies RouteRecord;

/** Reads one theme. */
export const readTheme = {
  method: 'GET',
  url: '/api/v1/themes/:id',
  config: { operationId: 'readTheme', access: 'session' },
  schema: {
    summary: 'Read a theme',
    tags,
    params: IdParams,
    response: { 200: ThemeResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Saves a theme as a whole. */
export const replaceTheme = {
  method: 'PUT',
  url: '/api/v1/themes/:id',
  config: { operationId: 'replaceTheme', access: 'session' },
  schema: {
    summary: 'Save a theme as a whole',
    tags,
    params: IdParams,
    body: SaveThemeRequest,
    response: { 200: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Changes some fields of a theme. */
export const updateTheme = {
  method: 'PATCH',
  url: '/api/v1/themes/:id',
  config: { operationId: 'updateTheme', access: 'session' },
  schema: {
    summary: 'Change some fields of a theme',
    tags,
    params: IdParams,
    body: PatchThemeRequest,
    response: { 200: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Deletes a theme with its versions and their packages. */
export const deleteTheme = {
  method: 'DELETE',
  url: '/api/v1/themes/:id',
  config: { operationId: 'deleteTheme', access: 'session' },
  schema: {
    summary: 'Delete a theme with its versions',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** The newest update check a real site has made for a theme. */
export const readThemeLastUpdateCheck = {
  method: 'GET',
  url: '/api/v1/themes/:id/last-update-check',
  config: { operationId: 'readThemeLastUpdateCheck', access: 'session' },
  schema: {
    summary: 'Read the newest update check of a theme',
    tags,
    params: IdParams,
    response: { 200: LastUpdateCheckResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** The versions of a theme, newest first unless `order=false`. */
export const listThemeVersions = {
  method: 'GET',
  url: '/api/v1/themes/:id/versions',
  config: { operationId: 'listThemeVersions', access: 'session' },
  schema: {
    summary: 'List the versions of a theme',
    tags,
    params: IdParams,
    querystring: ListVersionsQuery,
    response: { 200: z.array(ThemeVersionResponse), ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Makes a version from an uploaded package. Asking again for the same upload answers the same version. */
export const createThemeVersion = {
  method: 'POST',
  url: '/api/v1/themes/:id/versions',
  config: { operationId: 'createThemeVersion', access: 'session' },
  schema: {
    summary: 'Add a version from an uploaded package',
    tags,
    params: IdParams,
    body: CreateThemeVersionRequest,
    response: {
      201: ThemeVersionResponse,
      ...sessionErrors,
      ...bodyErrors,
      ...errors(404, 409),
    },
  },
} as const satisfies RouteRecord;

/** Changes what is told about a version. */
export const updateThemeVersion = {
  method: 'PUT',
  url: '/api/v1/themes/:id/versions/:versionId',
  config: { operationId: 'updateThemeVersion', access: 'session' },
  schema: {
    summary: 'Change what is told about a version',
    tags,
    params: VersionParams,
    body: UpdateThemeVersionRequest,
    response: { 200: ThemeVersionResponse, ...sessionErrors, ...bodyErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Deletes a version and its package, and ends its temporary links. */
export const deleteThemeVersion = {
  method: 'DELETE',
  url: '/api/v1/themes/:id/versions/:versionId',
  config: { operationId: 'deleteThemeVersion', access: 'session' },
  schema: {
    summary: 'Delete a version',
    tags,
    params: VersionParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Makes a link that downloads a version's package without signing in, for a limited time. */
export const createThemeTemporaryLink = {
  method: 'POST',
  url: '/api/v1/themes/:id/versions/:versionId/temporary-download-link',
  config: { operationId: 'createThemeTemporaryLink', access: 'session' },
  schema: {
    summary: 'Make a temporary download link; answers its address as text',
    tags,
    params: VersionParams,
    querystring: TemporaryLinkQuery,
    response: { 201: text('The address of the link'), ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** The temporary links to a version that still work. */
export const listThemeTemporaryLinks = {
  method: 'GET',
  url: '/api/v1/themes/:id/versions/:versionId/temporary-download-links',
  config: { operationId: 'listThemeTemporaryLinks', access: 'session' },
  schema: {
    summary: 'List the temporary links to a version that still work',
    tags,
    params: VersionParams,
    response: { 200: TemporaryLinksResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Ends a temporary link before its time. */
export const revokeThemeTemporaryLink = {
  method: 'DELETE',
  url: '/api/v1/themes/:id/versions/:versionId/temporary-download-links/:linkId',
  config: { operationId: 'revokeThemeTemporaryLink', access: 'session' },
  schema: {
    summary: 'End a temporary link before its time',
    tags,
    params: TemporaryLinkParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Looks at an uploaded package before a version is made of it. The upload stays unused. */
export const inspectThemePackage = {
  method: 'POST',
  url: '/api/v1/themes/:id/package-report',
  config: { operationId: 'inspectThemePackage', access: 'session' },
  schema: {
    summary: 'Look at an uploaded package before a version is made of it',
    tags,
    params: IdParams,
    body: InspectPackageRequest,
    response: { 200: InspectPackageResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** What was read from a version's package, and how it differs from the version before it. */
export const readThemePackageReport = {
  method: 'GET',
  url: '/api/v1/themes/:id/versions/:versionId/package-report',
  config: { operationId: 'readThemePackageReport', access: 'session' },
  schema: {
    summary: "Read what a version's package holds, and what changed in it",
    tags,
    params: VersionParams,
    response: { 200: PackageReport, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Copies a version of another theme of the account, package and notes. */
export const copyThemeVersion = {
  method: 'POST',
  url: '/api/v1/themes/:id/versions/copy',
  config: { operationId: 'copyThemeVersion', access: 'session' },
  schema: {
    summary: 'Copy a version of another theme of the account',
    tags,
    params: IdParams,
    body: CopyVersionRequest,
    response: { 201: ThemeVersionResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Explains to the owner what a site would be offered, and why not a newer version. */
export const explainThemeOffer = {
  method: 'GET',
  url: '/api/v1/themes/:id/offer-explanation',
  config: { operationId: 'explainThemeOffer', access: 'session' },
  schema: {
    summary: 'Explain what a site would be offered',
    tags,
    params: IdParams,
    querystring: ExplainOfferQuery,
    response: { 200: ExplainOfferResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
