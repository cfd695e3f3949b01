import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** Verifying an e-mail address with the link that was sent to it. */
export const emailVerificationFeature: Feature = {
  routes: [
    route(
      patterns.verifyEmail,
      'session',
      page(() => import('./VerifyEmailPage.tsx'), 'VerifyEmailPage'),
    ),
  ],
};
