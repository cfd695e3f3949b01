export {
  readActualMe,
  readMe,
  readProfile,
  register,
  saveProfile,
  saveSetting,
  signIn,
  signOut,
} from './accounts/accounts.routes.ts';
export {
  SaveProfileRequest,
  SECRET_MASK,
  UserProfileResponse,
  UserResponse,
} from './accounts/accounts.schemas.ts';
export { passwordValidation } from './accounts/password.messages.ts';
export { profileValidation } from './accounts/profile.messages.ts';
export { signInValidation } from './accounts/signIn.messages.ts';
export { deleteActivation, listActivations } from './activations/activations.routes.ts';
export {
  ActivationListResponse,
  ActivationResponse,
  type UncountedReason,
} from './activations/activations.schemas.ts';
export {
  createAccount,
  deleteAccount,
  resetAccount,
  restoreAccount,
  setOperator,
  suspendAccount,
} from './admin/accountActions.routes.ts';
export { adminValidation } from './admin/admin.messages.ts';
export {
  createOperator,
  endViewing,
  listAccounts,
  readAccount,
  updateAccount,
  viewAccount,
} from './admin/admin.routes.ts';
export {
  AccountListResponse,
  AccountResponse,
  CreateAccountRequest,
  CreateOperatorRequest,
  ListAccountsQuery,
  PatchAccountRequest,
  PatchServerSettingsRequest,
  ServerSettingsResponse,
} from './admin/admin.schemas.ts';
export { readServerSettings, updateServerSettings } from './admin/serverSettings.routes.ts';
export { readDownloadDetail } from './analytics/analytics.routes.ts';
export { DownloadDetailResponse } from './analytics/analytics.schemas.ts';
export { apiKeyValidation } from './apiKeys/apiKeys.messages.ts';
export { createApiKey, deleteApiKey, listApiKeys } from './apiKeys/apiKeys.routes.ts';
export {
  ApiKeyResponse,
  CreateApiKeyRequest,
  CreatedApiKeyResponse,
} from './apiKeys/apiKeys.schemas.ts';
export { exportAuditLog, listAuditLog } from './audit/audit.routes.ts';
export {
  AUDIT_WAYS,
  AuditEntryResponse,
  AuditLogFilter,
  AuditLogResponse,
} from './audit/audit.schemas.ts';
export {
  downloadComposerDist,
  readComposerPackage,
  readComposerRepository,
} from './composer/composer.routes.ts';
export {
  ComposerPackageResponse,
  ComposerRepositoryResponse,
} from './composer/composer.schemas.ts';
export { API_KEY_SCOPES, type ApiKeyScope, isWithinScope, type Role } from './contract/access.ts';
export type { AuditEntry, HandlerAuditEntry } from './contract/audit.ts';
export { ERROR_STATUS, type ErrorCode, ErrorResponse } from './contract/error.schemas.ts';
export { fieldValidation } from './contract/field.messages.ts';
export { NEXT_CURSOR_HEADER } from './contract/pages.ts';
export { PRODUCT_KINDS, type ProductKind } from './contract/productKind.ts';
export type { AttemptLimit, RateLimit } from './contract/rateLimit.ts';
export type { RouteRecord, SessionRecord } from './contract/record.ts';
export { customerValidation } from './customers/customers.messages.ts';
export {
  createCustomer,
  deleteCustomer,
  exportCustomers,
  listCustomers,
  readCustomer,
  updateCustomer,
} from './customers/customers.routes.ts';
export {
  CreateCustomerRequest,
  CustomerDetailResponse,
  CustomerResponse,
  PatchCustomerRequest,
} from './customers/customers.schemas.ts';
export { listLicenseDecisions } from './decisions/decisions.routes.ts';
export {
  type LicenseCall,
  LicenseDecisionResponse,
  LicenseDecisionsResponse,
  type LicenseRefusal,
  type LicenseVerdict,
  type SiteRefusal,
} from './decisions/decisions.schemas.ts';
export { emailVerificationValidation } from './emailVerification/emailVerification.messages.ts';
export {
  sendEmailVerification,
  verifyEmail,
} from './emailVerification/emailVerification.routes.ts';
export {
  conditionVersionPattern,
  FLAG_ATTRIBUTES,
  FLAG_COMPARATORS,
  type FlagAttribute,
  type FlagComparator,
  FlagCondition,
  FlagGroup,
  isComparatorOf,
} from './flags/flagConditions.schemas.ts';
export {
  deleteFlagSchedule,
  explainFlags,
  listFlagChanges,
  pauseFlagSchedule,
  readFlagReach,
  readFlagSchedule,
  restoreFlag,
  resumeFlagSchedule,
  saveFlagSchedule,
} from './flags/flagHistory.routes.ts';
export {
  ExplainFlagsQuery,
  FLAG_CHANGE_KINDS,
  FLAG_REASONS,
  type FlagChangeKind,
  FlagChangeResponse,
  FlagExplanationResponse,
  FlagReachResponse,
  type FlagReason,
} from './flags/flagHistory.schemas.ts';
export {
  createFlagProduct,
  deleteFlagProduct,
  deleteFlagUser,
  listFlagProducts,
  readActiveUserCount,
  readActiveUserLimit,
  readFlagClient,
  readFlagCounts,
  readFlagProduct,
  searchFlagUsers,
  updateFlagProduct,
} from './flags/flagProducts.routes.ts';
export {
  ActiveUserLimitResponse,
  FlagClientResponse,
  FlagCountsResponse,
  FlagProductResponse,
  FlagUserResponse,
  OnUsersResponse,
  SaveFlagProductRequest,
} from './flags/flagProducts.schemas.ts';
export { FlagScheduleResponse, SaveFlagScheduleRequest } from './flags/flagSchedule.schemas.ts';
export { flagValidation } from './flags/flags.messages.ts';
export {
  createFlag,
  deleteFlag,
  listFlags,
  listOnUsers,
  readFlag,
  readPublicFlags,
  updateFlag,
} from './flags/flags.routes.ts';
export {
  CreateFlagRequest,
  FLAG_STALE_REASONS,
  FLAG_TYPES,
  FlagDetailResponse,
  FlagResponse,
  type FlagStaleReason,
  type FlagType,
  PatchFlagRequest,
  PublicFlagsResponse,
} from './flags/flags.schemas.ts';
export { imageValidation } from './images/images.messages.ts';
export { readImage, uploadImage } from './images/images.routes.ts';
export { UploadImageResponse } from './images/images.schemas.ts';
export { readInterface } from './interface/interface.routes.ts';
export { InterfaceResponse } from './interface/interface.schemas.ts';
export { licenseBulkValidation } from './licenseBulk/licenseBulk.messages.ts';
export { bulkLicenses, undoLicenses } from './licenseBulk/licenseBulk.routes.ts';
export {
  BulkLicensesRequest,
  BulkLicensesResponse,
  LICENSE_BULK_ACTIONS,
  type LicenseBulkAction,
  UndoLicensesResponse,
} from './licenseBulk/licenseBulk.schemas.ts';
export { type LicenseScope, licenseCheckRoutes } from './licenseChecks/licenseChecks.routes.ts';
export {
  type LicenseCheckRefusal,
  RefusedSiteResponse,
} from './licenseChecks/licenseChecks.schemas.ts';
export { licenseImportValidation } from './licenseImport/licenseImport.messages.ts';
export { importLicenses } from './licenseImport/licenseImport.routes.ts';
export {
  ImportLicensesRequest,
  ImportLicensesResponse,
  ImportRow,
} from './licenseImport/licenseImport.schemas.ts';
export { extendLicense, issueLicense } from './licenseIssue/licenseIssue.routes.ts';
export { ExtendLicenseRequest, IssueLicenseRequest } from './licenseIssue/licenseIssue.schemas.ts';
export { licenseValidation } from './licenses/licenses.messages.ts';
export {
  countLicenses,
  createLicense,
  deleteLicense,
  exportLicenses,
  listLicenses,
  readLicense,
  reinstateLicense,
  replaceLicense,
  suspendLicense,
} from './licenses/licenses.routes.ts';
export {
  CountLicensesResponse,
  FilterLicensesQuery,
  LICENSE_STATUS_FILTERS,
  LicenseListResponse,
  LicenseResponse,
  type LicenseStatus,
  type LicenseStatusFilter,
  SaveLicenseRequest,
} from './licenses/licenses.schemas.ts';
export {
  InspectNewPackageResponse,
  InspectPackageResponse,
  PackageReport,
} from './packages/packages.schemas.ts';
export { passwordResetValidation } from './passwordReset/passwordReset.messages.ts';
export {
  checkResetNonce,
  requestPasswordReset,
  resetPassword,
} from './passwordReset/passwordReset.routes.ts';
export { productValidation } from './products/products.messages.ts';
export { productRoutes } from './products/products.routes.ts';
export {
  PluginResponse,
  PluginSummaryResponse,
  SavePluginRequest,
  SaveThemeRequest,
  ThemeResponse,
  ThemeSummaryResponse,
} from './products/products.schemas.ts';
export { type SellingFields, sellingFaults } from './products/selling.ts';
export { AUDIT_SUBJECTS, type AuditSubject, routes } from './routes.ts';
export { searchValidation } from './search/search.messages.ts';
export { searchAccount } from './search/search.routes.ts';
export { SearchAccountResponse } from './search/search.schemas.ts';
export { secondFactorValidation } from './secondFactor/secondFactor.messages.ts';
export {
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './secondFactor/secondFactor.routes.ts';
export {
  RecoveryCodesResponse,
  SecondFactorResponse,
  SecondFactorSetupResponse,
} from './secondFactor/secondFactor.schemas.ts';
export { securityValidation } from './security/security.messages.ts';
export {
  deactivate,
  exportData,
  listSessions,
  provePassword,
  revokeOtherSessions,
  revokeSession,
} from './security/security.routes.ts';
export { DeactivatedResponse, SessionResponse } from './security/security.schemas.ts';
export {
  listSigningKeys,
  rotateSigningKey,
  signWithKey,
} from './signingKeys/signingKeys.routes.ts';
export { LeaseStatementResponse, SigningKeyResponse } from './signingKeys/signingKeys.schemas.ts';
export { readStats } from './stats/stats.routes.ts';
export { StatsResponse } from './stats/stats.schemas.ts';
export { teamValidation } from './team/team.messages.ts';
export {
  acceptInvitation,
  inviteMember,
  leaveTeam,
  listMembers,
  listPendingMembers,
  readInvitation,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from './team/team.routes.ts';
export { InvitationResponse, MemberResponse, PendingMemberResponse } from './team/team.schemas.ts';
export { temporaryLinkValidation } from './temporaryLinks/temporaryLinks.messages.ts';
export { temporaryDownload } from './temporaryLinks/temporaryLinks.routes.ts';
export { TemporaryLinksResponse } from './temporaryLinks/temporaryLinks.schemas.ts';
export { ExplainOfferResponse } from './updates/updatePreview.schemas.ts';
export {
  downloadPackage,
  readDetailsPage,
  readLatestVersion,
  updateCheckRoutes,
} from './updates/updates.routes.ts';
export {
  LastUpdateCheckResponse,
  PluginUpdateResponse,
  ThemeUpdateResponse,
  UpdaterFileResponse,
} from './updates/updates.schemas.ts';
export { generateS3Policy, uploadPackage } from './uploads/uploads.routes.ts';
export { UploadPolicyResponse } from './uploads/uploads.schemas.ts';
export { fullVersion, isPackageVersion, packageFileName } from './versions/packageVersion.ts';
export { versionValidation } from './versions/versions.messages.ts';
export {
  CreatePluginVersionRequest,
  ImportPluginVersionsResponse,
  ImportThemeVersionsResponse,
  PluginVersionResponse,
  ThemeVersionResponse,
} from './versions/versions.schemas.ts';
export {
  listWebhookDeliveries,
  listWebhooks,
  readWebhook,
  readWebhookDelivery,
  resendWebhookDelivery,
  testWebhook,
} from './webhooks/webhooks.routes.ts';
export {
  DELIVERY_STATUSES,
  DeliveryDetailResponse,
  DeliveryListResponse,
  type DeliveryStatus,
  WEBHOOK_EVENTS,
  WebhookAttemptResponse,
  WebhookDeliveryResponse,
  WebhookEndpointResponse,
  type WebhookEvent,
} from './webhooks/webhooks.schemas.ts';
