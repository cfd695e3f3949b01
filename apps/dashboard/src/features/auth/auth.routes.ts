import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';
import { loginRoute } from './auth.first.ts';

/** Signing in and out, registration, and resetting a password. */
export const authFeature: Feature = {
  routes: [
    loginRoute,
    route(
      patterns.register,
      'visitor',
      page(() => import('./register/RegisterPage.tsx'), 'RegisterPage'),
    ),
    route(
      patterns.logout,
      'anyone',
      page(() => import('./LogoutPage.tsx'), 'LogoutPage'),
    ),
    route(
      patterns.passwordReset,
      'anyone',
      page(() => import('./reset/PasswordResetPage.tsx'), 'PasswordResetPage'),
    ),
    route(
      patterns.changePassword,
      'anyone',
      page(() => import('./reset/ChangePasswordPage.tsx'), 'ChangePasswordPage'),
    ),
    route(
      patterns.deactivated,
      'anyone',
      page(() => import('./reset/DeactivatedPage.tsx'), 'DeactivatedPage'),
    ),
  ],
};
