import { FileIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';

/** The audit log of the account. */
export const auditLogFeature: Feature = {
  routes: [
    route(
      patterns.auditLog,
      'session',
      page(() => import('./AuditLogPage.tsx'), 'AuditLogPage'),
    ),
  ],
  navigation: [
    {
      id: 'auditLog',
      label: 'Audit log',
      href: paths.auditLog(),
      icon: FileIcon,
      group: 'account',
      order: 4,
    },
  ],
};
