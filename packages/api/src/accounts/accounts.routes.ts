import { IdParams } from '../contract/primitives.ts';
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

/** Signs a person in and answers the bare token as text. */
export const signIn = {
  method: 'POST',
  url: '/api/v1/auth',
  config: { operationId: 'signIn', access: 'public' },
  schema: {
    summary: 'Sign in; answers the bearer token as text',
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

/** Ends the session whose token is sent. */
export const signOut = {
  method: 'DELETE',
  url: '/api/v1/auth',
  config: { operationId: 'signOut', access: 'session' },
  schema: {
    summary: 'Sign out: revoke the token',
    tags,
    response: { 204: NoContent, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Opens an account. Answers alike for a new and for a known address. */
export const register = {
  method: 'POST',
  url: '/api/v1/users/create/register/',
  config: { operationId: 'register', access: 'public' },
  schema: {
    summary: 'Open an account',
    tags,
    body: RegisterRequest,
    response: { 201: RegisterResponse, ...publicErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;

/** The account acted for. */
export const readMe = {
  method: 'GET',
  url: '/api/v1/users/me/',
  config: { operationId: 'readMe', access: 'session' },
  schema: {
    summary: 'Read the account acted for',
    tags,
    response: { 200: UserResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** The person signed in. */
export const readActualMe = {
  method: 'GET',
  url: '/api/v1/users/me/actual',
  config: { operationId: 'readActualMe', access: 'session' },
  schema: {
    summary: 'Read the person signed in',
    tags,
    response: { 200: UserResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Saves one setting and answers all of them. */
export const saveSetting = {
  method: 'POST',
  url: '/api/v1/users/me/settings',
  config: { operationId: 'saveSetting', access: 'session' },
  schema: {
    summary: 'Save one setting',
    tags,
    body: SettingRequest,
    response: { 200: SettingsResponse, ...sessionErrors, ...bodyErrors, ...errors(409) },
  },
} as const satisfies RouteRecord;

/** The profile of the person signed in; any other identifier is not found. */
export const readProfile = {
  method: 'GET',
  url: '/api/v1/users/:id',
  config: { operationId: 'readProfile', access: 'session' },
  schema: {
    summary: 'Read your own profile',
    tags,
    params: IdParams,
    response: { 200: UserProfileResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Changes the profile of the person signed in, and answers it; any other identifier is not found. */
export const saveProfile = {
  method: 'PUT',
  url: '/api/v1/users/:id',
  config: { operationId: 'saveProfile', access: 'session' },
  schema: {
    summary: 'Change your own profile',
    tags,
    params: IdParams,
    body: SaveProfileRequest,
    response: { 200: UserProfileResponse, ...sessionErrors, ...bodyErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
