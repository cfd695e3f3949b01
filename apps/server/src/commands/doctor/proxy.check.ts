import { PACKAGE_LIMITS } from '@pressdock/api/limits';
import { hasMasterKey, openSealer } from '../../adapters/sealing/masterKey.ts';
import type { Config } from '../../config.ts';
import {
  createDoctorToken,
  DOCTOR_HEADER,
  type SeenRequest,
} from '../../modules/diagnostics/doctorToken.ts';
import { type Check, type CheckResult, reasonOf, resultsOf, skipInvalid } from './check.ts';
import { judgeDateHeader } from './clock.rules.ts';
import { isLocalServerRunning } from './localServer.ts';
import { judgeCertificate, judgeForwarding } from './proxy.rules.ts';
import { sendPublicRequest } from './publicRequest.ts';

const results = resultsOf('proxy');
const headerBytes = 60_000;
/** The form of an upload has up to 256 kB besides the package. */
const bodyBytes = PACKAGE_LIMITS.packedBytes + 256 * 1024;
const bodyDecisionMs = 2000;

const requestPath = '/diagnostics/request';

async function judgeReachability({ publicUrl }: Config): Promise<CheckResult[]> {
  const response = await sendPublicRequest(`${publicUrl}/healthz`);
  if (response?.status !== 200) {
    return [
      results.failed(
        `${publicUrl}/healthz answers with status ${response?.status}.`,
        'Let the proxy forward all paths to the server.',
      ),
    ];
  }
  const { certificateUntil, date } = response;
  const certificate = certificateUntil ? [judgeCertificate(certificateUntil, new Date())] : [];
  return [
    results.ok(`${publicUrl} is reachable.`),
    ...certificate,
    ...judgeDateHeader(publicUrl, date),
  ];
}

async function judgeClientAddress(config: Config, token: string): Promise<CheckResult> {
  const headers = { [DOCTOR_HEADER]: token };
  const response = await sendPublicRequest(`${config.publicUrl}${requestPath}`, { headers });
  if (response?.status !== 200) {
    return results.warning(
      'The server at PUBLIC_URL does not know this master key.',
      'Check that PUBLIC_URL leads to this installation, and that its server was restarted.',
    );
  }
  return judgeForwarding(JSON.parse(response.body) as SeenRequest, {
    isEncrypted: config.publicUrl.startsWith('https://'),
    isTrusting: config.trustedProxies.length > 0,
  });
}

async function judgeHeaderLimit(config: Config, token: string): Promise<CheckResult> {
  const headers = { [DOCTOR_HEADER]: token, 'x-padding': 'x'.repeat(headerBytes) };
  const response = await sendPublicRequest(`${config.publicUrl}${requestPath}`, { headers }).catch(
    () => undefined,
  );
  if (response !== undefined && ![400, 413, 414, 431, 502].includes(response.status)) {
    return results.ok('The proxy accepts headers of 60 kB.');
  }
  return results.failed(
    'The proxy rejects headers of 60 kB, which older update checkers send.',
    'Allow 64 kB (nginx: large_client_header_buffers 4 64k).',
  );
}

async function judgeBodyLimit({ publicUrl }: Config): Promise<CheckResult> {
  const response = await sendPublicRequest(`${publicUrl}/storage`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': `${bodyBytes}`,
    },
    headersOnlyMs: bodyDecisionMs,
  });
  if (response?.status !== 413) return results.ok('The proxy accepts uploads of 100 MB.');
  return results.failed(
    'The proxy rejects uploads of 100 MB.',
    'Allow them on /storage (nginx: client_max_body_size 105m).',
  );
}

/** Examines the way that requests to PUBLIC_URL take. */
export const checkProxy: Check = async (examined) => {
  const needed = ['PUBLIC_URL', 'HOST', 'PORT', 'TRUST_PROXY', 'PRESSDOCK_MASTER_KEY'];
  const skipped = skipInvalid('proxy', examined, needed);
  if (skipped !== undefined) return [skipped];
  const { config } = examined;
  if (!(await isLocalServerRunning(config))) {
    const message = `Not examined, because no server answers at port ${config.port}.`;
    return [results.warning(message, 'Start the server and run the command again.')];
  }
  try {
    const found = await judgeReachability(config);
    if (found.some(({ state }) => state === 'failed')) return found;
    // Opening the sealer would create a key.
    if (!hasMasterKey(config)) return found;
    const token = createDoctorToken(await openSealer(config), Date.now());
    found.push(await judgeClientAddress(config, token), await judgeHeaderLimit(config, token));
    if (config.s3 === null) found.push(await judgeBodyLimit(config));
    return found;
  } catch (error) {
    const message = `${config.publicUrl} cannot be reached from this machine: ${reasonOf(error)}.`;
    const remedy = 'Check PUBLIC_URL, its DNS entry, the firewall, the proxy and its certificate.';
    return [results.failed(message, remedy)];
  }
};
