import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/** From where somebody has signed in before. */
export interface KnownDevicesTable {
  user_id: string;
  device: string;
  network: string;
  seen_at: Timestamp;
}

/** That somebody asked for a new password by this address, whoever has it. */
export interface ResetRequestsTable {
  id: string;
  email: string;
  created_at: Timestamp;
}

/** Leave to set a new password, once. Only the nonce's hash is stored. */
export interface PasswordResetsTable {
  nonce_hash: string;
  user_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: Timestamp | null;
  created_at: Timestamp;
}

/** What makes somebody's one-time passwords, sealed. It counts once it is confirmed. */
export interface SecondFactorsTable {
  user_id: string;
  sealed: string;
  confirmed_at: Timestamp | null;
  /** The time step of the last code that was taken: none is taken twice. */
  last_step: Generated<number>;
  created_at: Timestamp;
}

/** A code that stands in for the app once. Only its hash is stored. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  used_at: Timestamp | null;
}
