import { defineModule, exportedPart } from '../../module.ts';
import { accountsModule } from '../accounts/accounts.module.ts';
import { auditModule } from '../audit/audit.module.ts';
import { mailModule } from '../mail/mail.module.ts';
import { createInvitationsService } from './invitations.service.ts';
import { createJoiningService } from './joining.service.ts';
import { createMembersService } from './members.service.ts';
import { invitationEmail } from './team.emails.ts';
import { teamRoutes } from './team.routes.ts';
import { teamSubjects } from './team.subjects.store.ts';
import { teamTables } from './team.tables.ts';

/** Teams: members and invitations. */
export const teamModule = defineModule({
  name: 'team',
  tables: teamTables,
  exportedData: [
    exportedPart('team', 'team_members', ['user_id', 'joined_at'], { key: ['user_id'] }),
    exportedPart('invitations', 'invitations', ['id', 'email', 'expires_at', 'created_at']),
  ],
  emails: [invitationEmail],
  subjectLookups: teamSubjects,
  services: ({ config: { publicUrl }, database, use }) => ({
    invitations: createInvitationsService({ database, emails: use(mailModule).emails, publicUrl }),
    members: createMembersService(database),
    joining: createJoiningService({ database, verification: use(accountsModule).verification }),
    audit: use(auditModule).audit,
  }),
  routes: teamRoutes,
});
