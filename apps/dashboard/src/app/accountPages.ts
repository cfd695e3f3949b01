import type { ComponentType } from 'react';

/** A page about an account; the code in its path is its `nonce`, where its path holds one. */
type AccountPage = ComponentType<{ nonce: string }>;

/** The seldom pages about an account, each loaded by itself, and their list only with the first of them. */
export const accountPages = {
  passwordReset: async () =>
    (await import('../features/auth/PasswordResetPage.tsx')).PasswordResetPage,
  changePassword: async () =>
    (await import('../features/auth/ChangePasswordPage.tsx')).ChangePasswordPage,
  deactivated: async () => (await import('../features/auth/DeactivatedPage.tsx')).DeactivatedPage,
  security: async () => (await import('../features/security/SecurityPage.tsx')).SecurityPage,
  support: async () => (await import('../features/support/SupportPage.tsx')).SupportPage,
} as const satisfies Record<string, () => Promise<AccountPage>>;
