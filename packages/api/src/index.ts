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
export { findVatType, normalizeVatNumber, type VatType } from './accounts/vatNumber.rules.ts';
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
export { analyticsValidation } from './analytics/analytics.messages.ts';
export { DownloadDetailResponse } from './analytics/analytics.schemas.ts';
export {
  countActiveInstalls,
  listAnalyticsDates,
  listDownloads,
  listGrowth,
  listUpdateCounts,
  readAnalyticsDay,
  readDownloadDetail,
} from './analytics/analyticsDays.routes.ts';
export {
  ActiveInstallsResponse,
  AnalyticsDatesResponse,
  AnalyticsDayResponse,
  DownloadPointsResponse,
  GrowthResponse,
  UpdateCountResponse,
} from './analytics/analyticsDays.schemas.ts';
export {
  eraseDomain,
  listErasures,
  readAnalyticsSettings,
  readCollectedFields,
  saveAnalyticsSettings,
  saveCollectedFields,
} from './analytics/analyticsSettings.routes.ts';
export {
  AnalyticsSettingsResponse,
  CollectedFieldsResponse,
  EraseDomainRequest,
  ErasureListResponse,
  ErasureResponse,
  SaveAnalyticsSettingsRequest,
  SaveCollectedFieldsRequest,
} from './analytics/analyticsSettings.schemas.ts';
export {
  createShare,
  listShares,
  readSharedAnalytics,
  revokeShare,
} from './analytics/analyticsShares.routes.ts';
export {
  CreatedShareResponse,
  CreateShareRequest,
  SharedAnalyticsResponse,
  ShareListResponse,
  ShareResponse,
} from './analytics/analyticsShares.schemas.ts';
export { readAnswers } from './analytics/answers.routes.ts';
export { AnswersResponse } from './analytics/answers.schemas.ts';
export {
  findSiteHosting,
  findSiteLocation,
  listDomains,
  readLookupSources,
} from './analytics/domains.routes.ts';
export {
  DomainListResponse,
  DomainResponse,
  ListDomainsQuery,
  LookupSourcesResponse,
  SiteHostingResponse,
  SiteLocationResponse,
} from './analytics/domains.schemas.ts';
export { SiteFilter } from './analytics/siteFilter.schemas.ts';
export {
  listAnalyticsPlugins,
  listInstalledVersions,
  listLanguages,
  listMysqlVersions,
  listPhpVersions,
  listSitePlugins,
  listSiteThemes,
  listSiteValues,
  listWordPressVersions,
  readVersionTable,
} from './analytics/siteValues.routes.ts';
export {
  AnalyticsPluginsResponse,
  LanguagesResponse,
  MysqlVersionsResponse,
  PhpVersionsResponse,
  PluginVersionsRequest,
  PluginVersionsResponse,
  SitePluginsResponse,
  SiteThemesResponse,
  SiteValuesResponse,
  VersionCount,
  VersionTableResponse,
  WordPressVersionsResponse,
} from './analytics/siteValues.schemas.ts';
export {
  listOutcomeSites,
  listReleaseHealth,
  readReleaseHealth,
} from './analytics/updateHealth.routes.ts';
export {
  OutcomeSitesResponse,
  ReleaseHealthListResponse,
  ReleaseHealthResponse,
  SharedAttribute,
} from './analytics/updateHealth.schemas.ts';
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
  changeAccountPlan,
  endGrant,
  grantPlan,
  listBillingAccounts,
  readBillingStatus,
  reconcileBilling,
} from './billing/adminBilling.routes.ts';
export {
  BillingAccountListResponse,
  BillingAccountResponse,
  BillingStatusResponse,
  ChangeAccountPlanRequest,
  GrantPlanRequest,
  ListBillingAccountsQuery,
} from './billing/adminBilling.schemas.ts';
export { billingMessages } from './billing/billing.messages.ts';
export {
  changePlan,
  downloadInvoice,
  listInvoices,
  listPlans,
  payInvoice,
  previewPlan,
  readPlanUsage,
  receiveStripeEvent,
  removeCard,
  startStripeSession,
} from './billing/billing.routes.ts';
export {
  ChangePlanRequest,
  InvoiceListResponse,
  InvoiceResponse,
  PlanPreviewResponse,
  PlansResponse,
  PlanUsageResponse,
  PreviewPlanRequest,
  StripeSessionResponse,
} from './billing/billing.schemas.ts';
export {
  buildNow,
  downloadBuildLog,
  listBuilds,
  listPluginBuilds,
  listThemeBuilds,
  readBuild,
  receivePush,
  replayBuild,
  streamBuild,
} from './builds/builds.routes.ts';
export {
  BUILD_STATUSES,
  BUILD_STEPS,
  BUILD_TRIGGERS,
  BuildLine,
  BuildResponse,
  type BuildStatus,
  type BuildStep,
  type BuildTrigger,
  ListBuildsQuery,
  PushResponse,
  StreamBuildQuery,
} from './builds/builds.schemas.ts';
export {
  AUTHORIZATION_SECONDS,
  CODE_HOSTS,
  type CodeHost,
  REPOSITORY_SOURCES,
  type RepositorySource,
  TOKEN_ERROR_MS,
} from './codeHosts/codeHosts.limits.ts';
export { codeHostValidation } from './codeHosts/codeHosts.messages.ts';
export {
  completeAuthorization,
  connectGitlabToken,
  deleteGitlabToken,
  disconnectCodeHost,
  listCodeHosts,
  receiveAuthorization,
  startAuthorization,
} from './codeHosts/codeHosts.routes.ts';
export {
  AuthorizationCallbackQuery,
  AuthorizationResponse,
  CodeHostParams,
  CodeHostResponse,
  CodeHostsResponse,
  CompleteAuthorizationRequest,
  CompletedAuthorizationResponse,
  ConnectGitlabTokenRequest,
  DisconnectCodeHostQuery,
} from './codeHosts/codeHosts.schemas.ts';
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
export { isRead, type RouteRecord, type SessionRecord } from './contract/record.ts';
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
  RestoreFlagRequest,
} from './flags/flagHistory.schemas.ts';
export {
  createFlagProduct,
  deleteFlagProduct,
  deleteFlagUser,
  listFlagProductFigures,
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
  FlagProductFiguresResponse,
  FlagProductResponse,
  FlagUserResponse,
  OnUsersResponse,
  SaveFlagProductRequest,
} from './flags/flagProducts.schemas.ts';
export {
  FLAG_SKIP_REASONS,
  FlagScheduleResponse,
  type FlagSkipReason,
  SaveFlagScheduleRequest,
} from './flags/flagSchedule.schemas.ts';
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
export {
  createDeployKey,
  deleteDeployKey,
  listDeployKeys,
} from './repositories/deployKeys.routes.ts';
export {
  connectRepository,
  connectWebhookOnly,
  disconnectRepository,
  disconnectWebhookOnly,
  listDeployments,
  readDeployKeyWebhook,
  readDeployment,
  readVersionStatus,
  updateDeployment,
} from './repositories/deployments.routes.ts';
export {
  deleteExternalObject,
  listExternalObjects,
  readGithubActions,
  setGithubActions,
  traceRelease,
} from './repositories/deploymentTools.routes.ts';
export { repositoryValidation } from './repositories/repositories.messages.ts';
export {
  addRepository,
  deleteRepository,
  listBranches,
  listRepositories,
  readRepository,
  trustHostKey,
} from './repositories/repositories.routes.ts';
export {
  AddRepositoryRequest,
  BranchResponse,
  ConnectedResponse,
  ConnectRepositoryRequest,
  CreateDeployKeyRequest,
  DEBUG_TYPES,
  DeleteExternalParams,
  DeployKeyResponse,
  DeployKeyWebhookAdminResponse,
  DeployKeyWebhookResponse,
  DeploymentParams,
  DeploymentResponse,
  GithubActionsRequest,
  GithubActionsResponse,
  ListRepositoriesQuery,
  PatchDeploymentRequest,
  RepositoryResponse,
  TrustHostKeyRequest,
  VersionStatusResponse,
} from './repositories/repositories.schemas.ts';
export { TRACE_HOPS, type TraceHop, TraceResponse } from './repositories/trace.schemas.ts';
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
