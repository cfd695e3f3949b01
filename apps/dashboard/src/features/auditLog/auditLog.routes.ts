import { FileIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { auditLogTitles } from './auditLog.titles.messages.ts';

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
      label: auditLogTitles.page,
      href: paths.auditLog(),
      icon: FileIcon,
      group: 'account',
      order: 5,
    },
  ],
};
