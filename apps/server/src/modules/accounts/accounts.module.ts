import { defineModule, sealedColumn } from '../../module.ts';
import { startingPlans } from '../../permissions/startingPlans.ts';
import { secretsModule } from '../../secrets/secrets.module.ts';
import { codeHostsModule } from '../codeHosts/codeHosts.module.ts';
import { mailModule } from '../mail/mail.module.ts';
import * as templates from './accounts.emails.ts';
import { accountsExports } from './accounts.exports.ts';
import { accountsTables } from './accounts.tables.ts';
import { dataExportRoutes } from './dataExport/dataExport.routes.ts';
import { createDataExport } from './dataExport/dataExport.service.ts';
import { deactivationRoutes } from './deactivation/deactivation.routes.ts';
import { createDeactivation } from './deactivation/deactivation.service.ts';
import { accountsRetention, sweepDeactivated } from './deactivation/deactivationSweep.ts';
import { emailVerificationRoutes } from './emailVerification/emailVerification.routes.ts';
import { createEmailVerification } from './emailVerification/emailVerification.service.ts';
import { passwordConfirmationRoutes } from './passwordConfirmation/passwordConfirmation.routes.ts';
import { createPasswordConfirmation } from './passwordConfirmation/passwordConfirmation.service.ts';
import { passwordResetRoutes } from './passwordReset/passwordReset.routes.ts';
import { createPasswordResetService } from './passwordReset/passwordReset.service.ts';
import { passwordResetQueue } from './passwordReset/passwordResetQueue.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { createPeopleService } from './people/people.service.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { createProfileService } from './profile/profile.service.ts';
import { createRegistration } from './registration/registration.service.ts';
import { createRegistrationMode } from './registration/registrationMode.service.ts';
import { createSealedSecrets, secondFactorContext } from './secondFactor/sealedSecrets.ts';
import { secondFactorRoutes } from './secondFactor/secondFactor.routes.ts';
import { createSecondFactorService } from './secondFactor/secondFactor.service.ts';
import { createSecondFactorCheck } from './secondFactor/secondFactorCheck.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { createSessionsService } from './sessions/sessions.service.ts';
import { signInRoutes } from './signIn/signIn.routes.ts';
import { createSignIn } from './signIn/signIn.service.ts';

/** Accounts and the people who own them: registration, sign-in, security, profile, deactivation. */
export const accountsModule = defineModule({
  name: 'accounts',
  tables: accountsTables,
  exportedData: accountsExports,
  retention: accountsRetention,
  sealedColumns: [sealedColumn('second_factors', 'sealed', secondFactorContext, ['user_id'])],
  emails: Object.values(templates),
  services({ config, database, external, jobs, declared, events, logFailure, use }) {
    const { emails } = use(mailModule);
    const secrets = use(secretsModule);
    const { publicUrl } = config;
    const factorSecrets = createSealedSecrets(external.sealer, () => new Date());
    const checkSecondFactor = createSecondFactorCheck(database, factorSecrets);
    const confirmation = createPasswordConfirmation(database);
    const verification = createEmailVerification({ database, emails, publicUrl });
    const registrationMode = createRegistrationMode(database, config);
    return {
      people: createPeopleService(
        database,
        use(codeHostsModule).connections.maskGitlabToken,
        config.billing,
      ),
      sessions: createSessionsService(database),
      registrationMode,
      verification,
      register: createRegistration({
        ...{ database, emails, verification },
        mode: registrationMode,
        plans: startingPlans(config),
      }),
      signIn: createSignIn({ database, emails, checkSecondFactor, events }),
      profile: createProfileService({ database, secrets, emails, verification, events }),
      confirmation,
      passwordReset: createPasswordResetService({
        database,
        emails,
        jobs,
        verification,
        publicUrl,
      }),
      secondFactor: createSecondFactorService({
        database,
        secrets: factorSecrets,
        emails,
        confirmation,
      }),
      deactivate: createDeactivation({ database, emails, confirmation, events }),
      exportData: createDataExport({ database, parts: declared.exportedData, confirmation }),
      sweep: () =>
        sweepDeactivated({
          database,
          largeTables: declared.largeTables,
          onDelete: (tx, account) => events.publishAsSystem(tx, 'accountDeleting', account),
          onChange: (productId) => events.announce('productChanged', { productId }),
          onFailure: logFailure,
        }),
    };
  },
  jobs: [
    {
      queue: passwordResetQueue,
      work: ({ passwordReset }, id) => passwordReset.sendLink(id),
    },
  ],
  sweeps: [{ everyMinutes: 15, run: ({ sweep }) => sweep() }],
  routes(app, services) {
    signInRoutes(app, services);
    peopleRoutes(app, services.people);
    profileRoutes(app, services.profile);
    emailVerificationRoutes(app, services.verification);
    passwordResetRoutes(app, services.passwordReset);
    passwordConfirmationRoutes(app, services.confirmation);
    secondFactorRoutes(app, services.secondFactor);
    sessionsRoutes(app, services.sessions);
    dataExportRoutes(app, services.exportData);
    deactivationRoutes(app, services.deactivate);
  },
});
