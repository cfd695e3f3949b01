import type { Sealer } from '../../ports/sealing.ts';

/** The header with which the command line asks what the server sees of a request. */
export const DOCTOR_HEADER = 'x-pressdock-doctor';

/** The request as the server sees it behind the proxy. */
export interface SeenRequest {
  /** The address that counts as the client's. */
  client: string;
  /** The address that opened the connection. */
  peer: string;
  forwardedFor: string | null;
}

const context = 'doctor request';
const lifetimeMs = 60_000;

/** Returns a token that proves access to the master key, for one minute. */
export function createDoctorToken(sealer: Sealer, now: number): string {
  return sealer.seal(String(now), context);
}

/** Returns whether a token is valid. */
export function isDoctorToken(sealer: Sealer, token: string, now: number): boolean {
  const at = Number(sealer.open(token, context) ?? Number.NaN);
  return Math.abs(now - at) <= lifetimeMs;
}
