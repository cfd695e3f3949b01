import type { PatchServerSettingsRequest, ServerSettingsResponse } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { PasswordConfirmation } from '../accounts/passwordConfirmation/passwordConfirmation.service.ts';
import type { RegistrationModeService } from '../accounts/registration/registrationMode.service.ts';
import { requireOperator } from './requireOperator.ts';

/** Reads and changes the settings of this server. */
export type ServerSettingsService = ReturnType<typeof createServerSettings>;

/** Creates the service. */
export function createServerSettings(
  registration: RegistrationModeService,
  confirmation: Pick<PasswordConfirmation, 'require'>,
) {
  const read = async (): Promise<ServerSettingsResponse> => ({
    registration: await registration.read(),
  });

  return {
    async read(ctx: RequestContext): Promise<ServerSettingsResponse> {
      requireOperator(ctx);
      return read();
    },

    async update(
      ctx: RequestContext,
      patch: PatchServerSettingsRequest,
    ): Promise<ServerSettingsResponse> {
      requireOperator(ctx);
      await confirmation.require(ctx);
      await registration.set(patch.registration);
      return read();
    },
  };
}
