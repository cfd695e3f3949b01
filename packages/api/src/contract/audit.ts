/**
 * Declares what the audit log records of a call. Calls that change something and exports are recorded
 * `always`, other reads only while an operator is `viewing` the account.
 */
export interface AuditEntry {
  when: 'always' | 'viewing';
  /** The kind of thing `:id` in the path identifies; the entry shows its name. */
  subject?: string;
  /** The field of the body that names what the call creates. */
  namedBy?: string;
  /** Shows only the first characters of that field. */
  isMasked?: boolean;
  /** Recorded in the log of the member who makes the call instead of their team's. */
  isPersonal?: boolean;
}

/** A public call whose handler records it, because only the handler knows whose account it changes. */
export interface HandlerAuditEntry {
  when: 'inHandler';
}
