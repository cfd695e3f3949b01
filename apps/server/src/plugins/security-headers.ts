import fastifyHelmet from '@fastify/helmet';
import type { Config } from '../config.ts';
import type { App } from '../http.ts';

function origin(address: string): string {
  return new URL(address).origin;
}

/** Returns the origin that packages are uploaded to, if it is not this server. */
function storageOrigins({ s3 }: Config): string[] {
  if (s3 === null) return [];
  return [s3.endpoint ? origin(s3.endpoint) : `https://${s3.bucket}.s3.${s3.region}.amazonaws.com`];
}

/** Returns the content security policy: our own origin, the storage and the page-view service. */
function contentDirectives(config: Config): Record<string, string[]> {
  const storage = storageOrigins(config);
  const pageViews = config.pageViewUrl === null ? [] : [origin(config.pageViewUrl)];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...storage],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...storage, ...pageViews],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify'],
  };
}

/** Sends security headers with each response. */
export async function sendSecurityHeaders(app: App, config: Config): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentDirectives(config) },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.publicUrl.startsWith('https://') && {
      maxAge: 31_536_000,
      includeSubDomains: false,
    },
    xFrameOptions: { action: 'deny' },
  });
}
