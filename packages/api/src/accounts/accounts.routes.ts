import { ACCOUNT_READ, ACCOUNT_WORK } from '../contract/access.ts';
import { IdParams } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import {
  bodyErrors,
  errors,
  NoContent,
  publicErrors,
  sessionErrors,
  text,
} from '../contract/responses.ts';
import {
  newEmailAttempts,
  passwordAttempts,
  secondFactorAttempts,
  signInAttempts,
} from './accounts.limits.ts';
import {
  RegisterRequest,
  RegisterResponse,
  SaveProfileRequest,
  SettingRequest,
  SettingsResponse,
  SignInRequest,
  UserProfileResponse,
  UserResponse,
} from './accounts.schemas.ts';

const tags = ['Account'] as const;

/** Signs a person in and returns the bearer token as text. Recorded when it reactivates an account. */
export const signIn = {
  method: 'POST',
  url: '/api/v1/auth',
  config: {
    operationId: 'signIn',
    access: 'public',
    scope: 'none',
    audit: { when: 'inHandler' },
    rateLimit: {
      perMinute: 30,
      attempts: [signInAttempts],
      inHandler: { secondFactor: secondFactorAttempts },
    },
  },
  schema: {
    summary: 'Sign in and receive a bearer token as text',
    tags,
    body: SignInRequest,
    response: {
      200: text('The bearer token'),
      ...publicErrors,
      ...bodyErrors,
      ...errors(401, 403),
    },
  },
} as const satisfies RouteRecord;

/** Ends the session of the bearer token. */
export const signOut = {
  method: 'DELETE',
  url: '/api/v1/auth',
  config: {
    operationId: 'signOut',
    access: ACCOUNT_READ,
    scope: 'none',
    audit: { when: 'always' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Sign out',
    tags,
    response: { 204: NoContent, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/**
 * Creates an account. The response is the same for a new and for a registered e-mail address. 403 if
 * registration is closed, or by invitation only and there is none for this address.
 */
export const register = {
  method: 'POST',
  url: '/api/v1/users/create/register/',
  config: {
    operationId: 'register',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: { perMinute: 20 },
  },
  schema: {
    summary: 'Create an account',
    tags,
    body: RegisterRequest,
    response: { 201: RegisterResponse, ...publicErrors, ...bodyErrors, ...errors(403) },
  },
} as const satisfies RouteRecord;

/** Returns the account that the person acts for. */
export const readMe = {
  method: 'GET',
  url: '/api/v1/users/me/',
  config: {
    operationId: 'readMe',
    access: ACCOUNT_READ,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read the account you act for',
    tags,
    response: { 200: UserResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Returns the person who is signed in. */
export const readActualMe = {
  method: 'GET',
  url: '/api/v1/users/me/actual',
  config: {
    operationId: 'readActualMe',
    access: ACCOUNT_READ,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read the person who is signed in',
    tags,
    response: { 200: UserResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Saves one setting and returns all of them. */
export const saveSetting = {
  method: 'POST',
  url: '/api/v1/users/me/settings',
  config: {
    operationId: 'saveSetting',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: { when: 'always', namedBy: 'key' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Save a setting',
    tags,
    body: SettingRequest,
    response: { 200: SettingsResponse, ...sessionErrors, ...bodyErrors, ...errors(409) },
  },
} as const satisfies RouteRecord;

/** Returns the profile of the person who is signed in. Any other id is not found. */
export const readProfile = {
  method: 'GET',
  url: '/api/v1/users/:id',
  config: {
    operationId: 'readProfile',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read your profile',
    tags,
    params: IdParams,
    response: { 200: UserProfileResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Changes and returns the profile of the person who is signed in. Any other id is not found. */
export const saveProfile = {
  method: 'PUT',
  url: '/api/v1/users/:id',
  config: {
    operationId: 'saveProfile',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: { when: 'always', isPersonal: true },
    rateLimit: {
      perMinute: 60,
      inHandler: { password: passwordAttempts, newEmail: newEmailAttempts },
    },
  },
  schema: {
    summary: 'Change your profile',
    tags,
    params: IdParams,
    body: SaveProfileRequest,
    response: { 200: UserProfileResponse, ...sessionErrors, ...bodyErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
