import { defineModule } from '../../module.ts';

/** What an account's plan allows it to add. Its rules are functions that other modules import. */
export const permissionsModule = defineModule({ name: 'permissions', services: () => ({}) });
