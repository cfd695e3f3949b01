/** An address as it is kept and compared: nobody has two accounts by writing it differently. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
