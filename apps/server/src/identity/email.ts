/** Returns an e-mail address as it is stored and compared, so that one address has one account. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
