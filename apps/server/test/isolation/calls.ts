import type { RouteRecord } from '@pressdock/api';
import type { OperationId } from '@pressdock/api/client';
import { type ByOperation, samples } from '../harness/samples.ts';
import type { ApiResponse, TestServer } from '../harness/server.ts';
import {
  analyticsBodies,
  analyticsBodiesOf,
  analyticsIdOf,
  analyticsQueries,
  analyticsStatuses,
  plainParams,
  productQueryOf,
} from './analyticsCalls.ts';
import {
  deploymentBodies,
  deploymentIdOf,
  deploymentParams,
  deploymentQueries,
  deploymentStatuses,
} from './deploymentCalls.ts';
import { licenseCheckQueries, licenseCheckStatuses } from './licenseCheckCalls.ts';
import { gitUrl, type OwnedIds } from './ownedIds.ts';

/** An id that does not exist. */
export const unknownId = '11111111-1111-4111-8111-111111111111';
/** A malformed id. */
export const malformedId = "not-an-id'--";

const operationOf = ({ config }: RouteRecord) => config.operationId as OperationId;

/** A valid body for each call, so that only the caller's permission decides. */
const bodies: ByOperation<unknown> = {
  signIn: { email: 'nobody@example.com', password: 'x' },
  register: { firstName: 'A', lastName: 'B', email: 'new@example.com', password: 'a long phrase' },
  saveSetting: { key: 'k', value: true },
  requestPasswordReset: { email: 'nobody@example.com' },
  checkResetNonce: { nonce: 'x' },
  resetPassword: { nonce: 'x', passwordA: 'a long phrase', passwordB: 'a long phrase' },
  provePassword: { currentPassword: 'a long enough phrase' },
  verifyEmail: { code: 'x' },
  confirmSecondFactor: { code: '000000' },
  saveProfile: { envatoApiToken: 'taken-over' },
  createPlugin: { name: 'New', slug: 'new-plugin', description: 'x' },
  createTheme: { name: 'New', slug: 'new-theme', description: 'x' },
  replacePlugin: { name: 'Taken over', slug: 'p', description: 'x' },
  replaceTheme: { name: 'Taken over', slug: 't', description: 'x' },
  updatePlugin: { name: 'Taken over' },
  updateTheme: { name: 'Taken over' },
  createPluginVersion: { version: '2.0.0', s3Url: 'http://127.0.0.1/storage/nothing' },
  createThemeVersion: { version: '2.0.0', s3Url: 'http://127.0.0.1/storage/nothing' },
  importPluginVersions: { packages: [{ s3Url: 'http://127.0.0.1/storage/nothing' }] },
  importThemeVersions: { packages: [{ s3Url: 'http://127.0.0.1/storage/nothing' }] },
  inspectNewPluginPackage: { s3Url: 'http://127.0.0.1/storage/nothing' },
  inspectNewThemePackage: { s3Url: 'http://127.0.0.1/storage/nothing' },
  updatePluginVersion: { changelog: 'Taken over' },
  updateThemeVersion: { changelog: 'Taken over' },
  inspectPluginPackage: { s3Url: 'http://127.0.0.1/storage/nothing' },
  inspectThemePackage: { s3Url: 'http://127.0.0.1/storage/nothing' },
  uploadImage: 'no image',
  createCustomer: { email: 'new@example.com' },
  updateCustomer: { notes: 'Taken over' },
  createApiKey: { name: 'New', scope: 'full' },
  createFlagProduct: { name: 'New' },
  updateFlagProduct: { name: 'Taken over' },
  createFlag: { name: 'New', identifier: 'NEW', flag_type: 'on/off' },
  updateFlag: { name: 'Taken over' },
  restoreFlag: {},
  saveFlagSchedule: {
    steps: [{ at: new Date(Date.now() + 60 * 60 * 1000).toISOString(), active: true }],
  },
  inviteMember: { email: 'new@example.com' },
  acceptInvitation: { pendingUUID: unknownId },
  updateAccount: { selectedPlan: 'pressdock-unlimited-2020' },
  createAccount: { firstName: 'A', lastName: 'B', email: 'new@example.com' },
  setOperator: { isOperator: true },
  updateServerSettings: { registration: 'closed' },
  createOperator: {
    firstName: 'A',
    lastName: 'B',
    email: 'new@example.com',
    password: 'a long phrase',
    code: 'x',
  },
  undoLicenses: { token: unknownId },
  issueLicense: { email: 'new@example.com' },
  extendLicense: { days: 30 },
  importLicenses: { rows: [{ row: 2, key: 'new', customer_email: 'x@y.com' }], isDryRun: false },
};

const queries: ByOperation<string> = {
  createPluginTemporaryLink: '?lengthInSeconds=60',
  createThemeTemporaryLink: '?lengthInSeconds=60',
  uploadImage: '?use=icon',
  generateS3Policy: '?fileSizeInBytes=10&slug=x',
  listLicenseDecisions: '?text=mine',
  searchAccount: '?query=mine',
  searchFlagUsers: '?id=mine',
  deleteFlagUser: '?id=mine',
  ...licenseCheckQueries,
  ...deploymentQueries,
  ...analyticsQueries,
};

/** The status the owner receives, where it is not 200. */
const ownerStatuses: ByOperation<number> = {
  signIn: 401,
  signOut: 204,
  register: 201,
  checkResetNonce: 400,
  resetPassword: 400,
  provePassword: 204,
  sendEmailVerification: 204,
  // There is no such code.
  verifyEmail: 400,
  revokeSession: 204,
  revokeOtherSessions: 204,
  // None was started.
  confirmSecondFactor: 409,
  renewRecoveryCodes: 409,
  removeSecondFactor: 204,
  createPlugin: 201,
  createTheme: 201,
  deletePlugin: 204,
  deleteTheme: 204,
  createCustomer: 201,
  createLicense: 201,
  issueLicense: 201,
  testWebhook: 201,
  createApiKey: 201,
  createFlagProduct: 201,
  createFlag: 201,
  deleteFlagProduct: 204,
  deleteFlag: 204,
  deleteFlagUser: 204,
  deleteFlagSchedule: 204,
  deleteCustomer: 204,
  deleteLicense: 204,
  deleteActivation: 204,
  rotateSigningKey: 201,
  // There is no change to undo.
  undoLicenses: 404,
  deleteApiKey: 204,
  // Composer does not accept session tokens.
  readComposerRepository: 401,
  readComposerPackage: 401,
  downloadComposerDist: 401,
  deletePluginVersion: 204,
  deleteThemeVersion: 204,
  createPluginTemporaryLink: 201,
  createThemeTemporaryLink: 201,
  // Nothing was uploaded, which only the owner of the product learns.
  createPluginVersion: 400,
  createThemeVersion: 400,
  inspectPluginPackage: 400,
  inspectThemePackage: 400,
  inspectNewPluginPackage: 400,
  inspectNewThemePackage: 400,
  // A product already contains its own versions.
  copyPluginVersion: 409,
  copyThemeVersion: 409,
  revokePluginTemporaryLink: 204,
  revokeThemeTemporaryLink: 204,
  // Not an image.
  uploadImage: 400,
  // Not a form.
  uploadPackage: 400,
  inviteMember: 201,
  removeMember: 204,
  revokeInvitation: 204,
  // There is no such invitation and no team to leave.
  acceptInvitation: 404,
  leaveTeam: 409,
  createOperator: 403,
  ...licenseCheckStatuses,
  ...deploymentStatuses,
  ...analyticsStatuses,
};

function isThemeRoute(record: RouteRecord): boolean {
  return /theme/i.test(record.url);
}

/** The values of a route's path parameters. */
function paramsOf(record: RouteRecord, of: OwnedIds): Record<string, string> {
  const isTheme = isThemeRoute(record);
  return {
    id: idOf(record, of),
    versionId: isTheme ? of.themeVersion : of.pluginVersion,
    linkId: isTheme ? of.themeLink : of.pluginLink,
    activationId: of.activation,
    flagId: of.flag,
    changeId: of.flagChange,
    deliveryId: of.delivery,
    pendingUUID: of.invitationSecret,
    account: of.user,
    name: of.image,
    uuid: of.user,
    versionUUID: of.pluginVersion,
    vendor: `pressdock-${of.user.slice(0, 8)}`,
    file: 'p.json',
    product: of.plugin,
    version: '1.0.0',
    token: of.shareToken,
    ...deploymentParams(of),
  };
}

/** Returns the path of a call with the ids of an account, or with one id for every parameter. */
function pathOf(record: RouteRecord, of: OwnedIds | string): string {
  const params = (name: string) => (typeof of === 'string' ? of : paramsOf(record, of)[name]);
  const fill = (name: string) => plainParams[name] ?? params(name) ?? '';
  const path = record.url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(fill(name)));
  const product = typeof of === 'string' ? unknownId : of.plugin;
  return (
    path + (productQueryOf(operationOf(record), product) ?? queries[operationOf(record)] ?? '')
  );
}

function idOf(record: RouteRecord, of: OwnedIds): string {
  const sample = samples.find(({ url }) => record.url.startsWith(`${url}/`));
  if (sample) return of.samples[sample.url] ?? '';
  const deployed = deploymentIdOf(record, of) ?? analyticsIdOf(record, of);
  if (deployed !== undefined) return deployed;
  const operation = operationOf(record);
  if (operation === 'readProfile' || operation === 'saveProfile') return of.user;
  if (operation === 'temporaryDownload') return of.link;
  if (record.url.startsWith('/api/v2/customers')) return of.customer;
  if (operation === 'signWithKey') return of.signingKey;
  if (record.url.startsWith('/api/v2/license')) return of.license;
  if (record.url.includes('/feature-flags/')) return of.flagProduct;
  if (record.url.startsWith('/api/v2/webhooks')) return of.webhook;
  if (record.url.startsWith('/api/v1/api-keys')) return of.apiKey;
  if (record.url.startsWith('/api/v1/users/me/sessions')) return of.session;
  if (record.url.startsWith('/api/v1/users/children/pending')) return of.invitation;
  if (record.url.startsWith('/api/v1/users/children')) return of.member;
  if (record.url.startsWith('/api/v1/admin/accounts')) return of.user;
  return isThemeRoute(record) ? of.theme : of.plugin;
}

function bodyOf(record: RouteRecord, of: OwnedIds | string): unknown {
  const idFrom = (name: 'theme' | 'pluginVersion' | 'themeVersion' | 'customer' | 'license') =>
    typeof of === 'string' ? of : of[name];
  const license = { key: 'taken-over', customer: idFrom('customer') };
  const bodiesWithIds: ByOperation<unknown> = {
    copyPluginVersion: { sourceVersionId: idFrom('pluginVersion') },
    copyThemeVersion: { sourceVersionId: idFrom('themeVersion') },
    createLicense: license,
    replaceLicense: license,
    addRepository: { url: `${gitUrl()}/other.git` },
    createDeployKey: { pluginOrThemeId: idFrom('theme') },
    completeAuthorization: { id: unknownId },
    ...analyticsBodiesOf(typeof of === 'string' ? unknownId : of.plugin),
    bulkLicenses: { action: 'delete', ids: [idFrom('license')] },
  };
  return bodiesWithIds[operationOf(record)] ?? allBodies[operationOf(record)];
}

const allBodies: ByOperation<unknown> = Object.assign(
  {},
  bodies,
  deploymentBodies,
  analyticsBodies,
  ...samples.map((sample) => sample.bodies),
);
const allStatuses: ByOperation<number> = Object.assign(
  {},
  ownerStatuses,
  ...samples.map(({ statuses }) => statuses),
);

/** Sends a call with the ids of an account, or with one id for every parameter. */
export function callOn(
  server: TestServer,
  record: RouteRecord,
  of: OwnedIds | string,
  token?: string,
): Promise<ApiResponse> {
  const [type] = record.schema.consumes ?? [];
  const isForm = type === 'application/x-www-form-urlencoded';
  const body = isForm ? 'language=en-US' : bodyOf(record, of);
  return server.api(record.method, pathOf(record, of), {
    token,
    ...(body !== undefined && { body }),
    ...(type && { headers: { 'content-type': type } }),
  });
}

/** Returns the status that the owner receives. */
export function expectedOwnerStatus(record: RouteRecord): number {
  const { config, schema } = record;
  // Operator calls return 404 to everyone else.
  const isHidden = config.access !== 'public' && schema.tags.includes('Administration');
  return isHidden ? 404 : (allStatuses[operationOf(record)] ?? 200);
}
