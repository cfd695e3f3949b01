/** The columns of a person that say whether they receive e-mails at their address. */
export interface EmailProof {
  email_verified_at: Date | null;
  is_verification_waived: boolean;
}

/** Returns whether a person may make the calls that need a verified e-mail address. */
export function isEmailVerified(person: EmailProof): boolean {
  return person.email_verified_at !== null || person.is_verification_waived;
}

/** Returns an e-mail address as it is stored and compared, so that one address has one account. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
