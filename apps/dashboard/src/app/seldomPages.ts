import type { ComponentType } from 'react';

/** What the path of such a page may hold: which one, or a secret; blank where it holds none. */
export interface SeldomPageProps {
  id: string;
  nonce: string;
  pendingUUID: string;
  code: string;
}

/**
 * The pages that few visits begin with, by the names of their paths. Each is loaded by itself, and
 * this list only with the first of them.
 */
export const seldomPages = {
  register: async () => (await import('../features/auth/register/RegisterPage.tsx')).RegisterPage,
  logout: async () => (await import('../features/auth/LogoutPage.tsx')).LogoutPage,
  passwordReset: async () =>
    (await import('../features/auth/reset/PasswordResetPage.tsx')).PasswordResetPage,
  changePassword: async () =>
    (await import('../features/auth/reset/ChangePasswordPage.tsx')).ChangePasswordPage,
  deactivated: async () =>
    (await import('../features/auth/reset/DeactivatedPage.tsx')).DeactivatedPage,
  profile: async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage,
  security: async () => (await import('../features/security/SecurityPage.tsx')).SecurityPage,
  support: async () => (await import('../features/support/SupportPage.tsx')).SupportPage,
  apiKeys: async () => (await import('../features/apiKeys/ApiKeysPage.tsx')).ApiKeysPage,
  licenses: async () => (await import('../features/licenses/list/LicensesPage.tsx')).LicensesPage,
  addLicense: async () =>
    (await import('../features/licenses/form/AddLicensePage.tsx')).AddLicensePage,
  editLicense: async () =>
    (await import('../features/licenses/details/EditLicensePage.tsx')).EditLicensePage,
  importLicenses: async () => (await import('../features/licenseImport/ImportPage.tsx')).ImportPage,
  licenseRefusals: async () =>
    (await import('../features/licenses/accessLog/AccessLogPage.tsx')).RefusalsPage,
  offlineLicenses: async () => (await import('../features/offline/OfflinePage.tsx')).OfflinePage,
  customers: async () => (await import('../features/customers/CustomersPage.tsx')).CustomersPage,
  customer: async () => (await import('../features/customers/CustomerPage.tsx')).CustomerPage,
  team: async () => (await import('../features/team/TeamPage.tsx')).TeamPage,
  joinTeam: async () => (await import('../features/joinTeam/JoinTeamPage.tsx')).JoinTeamPage,
  acceptInvitation: async () =>
    (await import('../features/joinTeam/AcceptInvitationPage.tsx')).AcceptInvitationPage,
  createOperator: async () =>
    (await import('../features/admin/CreateOperatorPage.tsx')).CreateOperatorPage,
  accounts: async () => (await import('../features/admin/AccountsPage.tsx')).AccountsPage,
  account: async () => (await import('../features/admin/AccountPage.tsx')).AccountPage,
  interfaceFlags: async () =>
    (await import('../features/admin/InterfaceFlagsPage.tsx')).InterfaceFlagsPage,
  auditLog: async () => (await import('../features/auditLog/AuditLogPage.tsx')).AuditLogPage,
  featureFlags: async () =>
    (await import('../features/featureFlags/FeatureFlagsPage.tsx')).FeatureFlagsPage,
} as const satisfies Record<string, () => Promise<ComponentType<SeldomPageProps>>>;
