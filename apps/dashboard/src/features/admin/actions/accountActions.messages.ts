import type { AccountResponse } from '@pressdock/api';
import { ACCOUNT_LINK_SECONDS } from '@pressdock/api/limits';
import { formatCount } from '../../../shared/format.ts';
import type { AccountAction } from './accountActions.rules.ts';

const linkDays = ACCOUNT_LINK_SECONDS / (24 * 60 * 60);

interface ActionMessages {
  item: string;
  title: (name: string) => string;
  body: (account: Pick<AccountResponse, 'email' | 'productCount'>) => string;
  done: (name: string) => string;
}

/** Every sentence about what an operator can do with an account. */
export const accountActionMessages = {
  menu: (name: string) => `More actions for ${name}`,
  failed: 'There was an error changing the account.  Please try again.',
  notConfirmed: 'Confirm your password to continue.',
  actions: {
    reset: {
      item: 'Reset sign-in',
      title: (name) => `Reset the sign-in of ${name}?`,
      body: ({ email }) =>
        `The password stops working, all sessions are signed out, and two-factor authentication is turned off. ${email} receives a link to choose a new password, which works for ${linkDays} days.`,
      done: (name) => `The sign-in of ${name} was reset.`,
    },
    appoint: {
      item: 'Make operator',
      title: (name) => `Make ${name} an operator?`,
      body: () =>
        'Operators manage all accounts and the settings of this installation, and can view every account.',
      done: (name) => `${name} is now an operator.`,
    },
    dismiss: {
      item: 'End operator role',
      title: (name) => `End the operator role of ${name}?`,
      body: () => 'The account is unchanged otherwise, but can no longer manage this installation.',
      done: (name) => `${name} is no longer an operator.`,
    },
    suspend: {
      item: 'Suspend account',
      title: (name) => `Suspend the account of ${name}?`,
      body: ({ email }) =>
        `${email}, the team, and all API keys are signed out and cannot use the account until you end the suspension. Sites still receive updates and license checks.`,
      done: (name) => `The account of ${name} is suspended.`,
    },
    restore: {
      item: 'End suspension',
      title: (name) => `End the suspension of ${name}?`,
      body: ({ email }) => `${email} can sign in again, and API keys work again.`,
      done: (name) => `The suspension of ${name} has ended.`,
    },
    delete: {
      item: 'Delete account',
      title: (name) => `Delete the account of ${name}?`,
      body: ({ email, productCount }) =>
        `The account of ${email} is deleted now and permanently, with ${formatCount(productCount, 'product', 'products')} and all packages, customers, and licenses. Sites no longer receive updates. To only lock the account, suspend it instead.`,
      done: (name) => `The account of ${name} is being deleted.`,
    },
  } satisfies Record<AccountAction, ActionMessages>,
  create: {
    start: 'Create account',
    title: 'Create an account',
    description: `The person receives an e-mail with a link to choose a password, which works for ${linkDays} days.`,
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    missing: {
      firstName: 'Please enter a first name.',
      lastName: 'Please enter a last name.',
      email: 'Please enter an e-mail address.',
    },
    submit: 'Create account',
    errorTitle: 'The account was not created',
    failed: 'There was an error creating the account.  Please try again.',
    done: (email: string) => `We sent a link to ${email}.`,
  },
} as const;
