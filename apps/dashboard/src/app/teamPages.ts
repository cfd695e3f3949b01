import type { ComponentType } from 'react';

/** What the path of such a page may hold: which one, or a secret. */
export interface TeamPageProps {
  id: string;
  pendingUUID: string;
  code: string;
}

/** The pages of teams and of the operator, each loaded by itself, and their list only with the first of them. */
export const teamPages = {
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
} as const satisfies Record<string, () => Promise<ComponentType<TeamPageProps>>>;
