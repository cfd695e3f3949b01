import { hash, verify } from '@node-rs/argon2';

/** argon2id by default; OWASP's least cost for it. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Turns a password into what may be stored of it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** A hash that no password has, made at the first need: checking it costs what checking a real one does. */
let dummy: Promise<string> | undefined;

/**
 * Checks a password. Without a stored hash it costs the same and fails, so that the time of the
 * answer does not tell which addresses have an account.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  dummy ??= hashPassword(crypto.randomUUID());
  const isRight = await verify(stored ?? (await dummy), password);
  return stored !== undefined && isRight;
}
