import { FileIcon } from '@pressdock/ui';
import type { NavigationEntry } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { auditLogTitles } from './auditLog.titles.messages.ts';

/** The entry of the main navigation that leads to the audit log. */
export const auditLogEntry: NavigationEntry = {
  id: 'auditLog',
  label: auditLogTitles.page,
  href: paths.auditLog(),
  icon: FileIcon,
  group: 'account',
  order: 6,
};
