import type { SeenRequest } from '../../modules/diagnostics/doctorToken.ts';
import { type CheckResult, resultsOf } from './check.ts';

const results = resultsOf('proxy');
const dayMs = 24 * 60 * 60 * 1000;
const renewDays = 14;

/** Judges when a certificate expires. */
export function judgeCertificate(until: Date, now: Date): CheckResult {
  const days = Math.floor((until.getTime() - now.getTime()) / dayMs);
  const message = `The certificate is valid for ${days} more days.`;
  if (days >= renewDays) return results.ok(message);
  return results.warning(
    message,
    'Renew the certificate, and check that the renewal is automatic.',
  );
}

/** Judges whether the server knows the addresses of clients. */
export function judgeForwarding(
  { client, peer, forwardedFor }: SeenRequest,
  { isEncrypted, isTrusting }: { isEncrypted: boolean; isTrusting: boolean },
): CheckResult {
  if (forwardedFor === null) {
    if (!isEncrypted && !isTrusting) return results.ok('Requests reach the server directly.');
    return results.failed(
      'The proxy does not send X-Forwarded-For, so all clients share one address and its rate limits.',
      'Let the proxy send the header (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for).',
    );
  }
  if (client === peer && forwardedFor !== peer) {
    return results.failed(
      `The server does not trust the proxy at ${peer}, so all clients share its address and its rate limits.`,
      `Set TRUST_PROXY to ${peer.replace(/^::ffff:/, '')}.`,
    );
  }
  return results.ok(`The server trusts the proxy at ${peer} and sees this machine as ${client}.`);
}
