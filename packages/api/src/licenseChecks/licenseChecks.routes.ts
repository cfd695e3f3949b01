import { errors } from '../contract/responses.ts';
import { LICENSE_KEY_RATE } from './licenseChecks.limits.ts';
import {
  ActivationChangeResponse,
  LicenseAccountParams,
  LicenseCheckBody,
  LicenseCheckQuery,
  RefusedLicenseResponse,
  ValidLicenseResponse,
} from './licenseChecks.schemas.ts';

/**
 * A license is looked up in the account in the URL, or, for plugins that were released with
 * the older URLs, in the account of `product`. Without `product`, the older URLs work only on a server
 * where a single account has products; elsewhere the response is 400 with the code `account_required`.
 */
export type LicenseScope = 'account' | 'server';

const scopes = {
  account: {
    url: '/api/v2/public/:account/license',
    name: 'AccountLicense',
    object: 'a license of an account',
    schema: { params: LicenseAccountParams },
  },
  server: {
    url: '/api/v2/public/license',
    name: 'License',
    object: 'a license of any account',
    schema: {},
  },
} as const;

/** A POST sends the parameters as a form, so that keys do not appear in the logs of proxies. */
const methods = {
  GET: { suffix: '', means: '', schema: {}, errors: errors(429) },
  POST: {
    suffix: 'ByForm',
    means: ' with a form',
    schema: { consumes: ['application/x-www-form-urlencoded'], body: LicenseCheckBody },
    errors: errors(413, 415, 429),
  },
} as const;

/** Text by default, or JSON if the site requests it. */
const asText = <Text, Json>(description: string, text: Text, json: Json) =>
  ({
    description,
    content: { 'text/plain': { schema: text }, 'application/json': { schema: json } },
  }) as const;

const refused = {
  400: RefusedLicenseResponse,
  403: RefusedLicenseResponse,
  404: RefusedLicenseResponse,
} as const;

const { err: refusal } = RefusedLicenseResponse.shape;
const notValid = 'The license is not valid; the header `Pressdock-Code` contains the reason';
const changed = {
  200: asText(
    'Done; the header `Pressdock-Code` contains the new state',
    ActivationChangeResponse.shape.message,
    ActivationChangeResponse,
  ),
  400: asText(notValid, refusal, RefusedLicenseResponse),
  404: asText(notValid, refusal, RefusedLicenseResponse),
} as const;

/** Returns the records of the license checks at one of the URLs, by one of the methods. */
export function licenseCheckRoutes<
  const Scope extends LicenseScope,
  const Method extends keyof typeof methods,
>(scope: Scope, method: Method) {
  const { url, name, object } = scopes[scope];
  const { suffix, means } = methods[method];
  const config = {
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: LICENSE_KEY_RATE,
  } as const;
  const schema = {
    tags: ['License checks'],
    querystring: LicenseCheckQuery,
    ...scopes[scope].schema,
    ...methods[method].schema,
  } as const;
  const mayFail = methods[method].errors;
  return {
    /** Returns whether a license is valid, for any site. */
    validate: {
      method,
      url: `${url}/validate`,
      config: { ...config, operationId: `validate${name}${suffix}` },
      schema: {
        ...schema,
        summary: `Validate ${object}${means}`,
        response: { 200: ValidLicenseResponse, ...refused, ...mayFail },
      },
    },
    /** Returns whether a license is valid on a site. */
    validateWithDomain: {
      method,
      url: `${url}/validate-with-domain`,
      config: { ...config, operationId: `validate${name}WithDomain${suffix}` },
      schema: {
        ...schema,
        summary: `Validate ${object} on a site${means}`,
        response: { 200: ValidLicenseResponse, ...refused, ...mayFail },
      },
    },
    /** Activates a license on a site. Changes nothing if it is already active there. */
    activate: {
      method,
      url: `${url}/activate`,
      config: { ...config, operationId: `activate${name}${suffix}` },
      schema: {
        ...schema,
        summary: `Activate ${object} on a site${means}`,
        response: { ...changed, ...mayFail },
      },
    },
    /** Deactivates a license on a site. Changes nothing if it is not active there. */
    deactivate: {
      method,
      url: `${url}/deactivate`,
      config: { ...config, operationId: `deactivate${name}${suffix}` },
      schema: {
        ...schema,
        summary: `Deactivate ${object} on a site${means}`,
        response: { ...changed, ...mayFail },
      },
    },
  } as const;
}
