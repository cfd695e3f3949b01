import { hash, verify } from '@node-rs/argon2';

/** argon2id (the default) with the lowest cost that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns the hash of a password to store. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** The hash of a random password, created on first use. Verifying against it costs as much as a real one. */
let dummy: Promise<string> | undefined;

/**
 * Returns whether a password matches its stored hash. Without a stored hash it fails after the same
 * work, so that the response time does not reveal which addresses have an account.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  dummy ??= hashPassword(crypto.randomUUID());
  const isMatch = await verify(stored ?? (await dummy), password);
  return stored !== undefined && isMatch;
}
