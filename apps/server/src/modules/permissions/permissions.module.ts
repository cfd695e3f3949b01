import { defineModule } from '../../module.ts';

/** The permissions of accounts, which depend on the plan. Other modules import the functions. */
export const permissionsModule = defineModule({ name: 'permissions', services: () => ({}) });
