import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** The audit log of the account. */
export const auditLogFeature: Feature = {
  routes: [
    route(
      patterns.auditLog,
      'session',
      page(() => import('./AuditLogPage.tsx'), 'AuditLogPage'),
    ),
  ],
};
