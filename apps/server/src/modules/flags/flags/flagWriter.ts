import { randomUUID } from 'node:crypto';
import { type FlagChangeKind, flagValidation } from '@pressdock/api';
import { FLAG_LIMITS } from '@pressdock/api/limits';
import type { AccountTransaction } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/refusal.ts';
import { conflict, notFound } from '../../../errors.ts';
import { flagMessages } from '../flags.messages.ts';
import type { FlagState } from '../flags.tables.ts';
import { type FlagProductRow, lockProduct } from '../products/flagProducts.store.ts';
import { isInterfaceFlag } from '../products/interfaceFlags.rules.ts';
import { lastRequestOf } from './flag.mapping.ts';
import { comparePeople } from './flagPeople.rules.ts';
import { isSameState } from './flagState.rules.ts';
import * as store from './flags.store.ts';

/** A change of a flag: what changed it, who, and the new state. */
export interface FlagEdit {
  kind: Exclude<FlagChangeKind, 'created'>;
  /** The name of a person or an API key; null for a schedule. */
  by: string | null;
  /** Whether an identifier that sites request may be changed. */
  confirmIdentifier?: boolean | undefined;
  /** Returns the new state. */
  change(current: store.CurrentFlag): FlagState;
}

function identifierError(message: string) {
  return conflict(message, { identifier: message });
}

/** Runs work that saves a flag. Another flag with the identifier is a conflict. */
export async function withIdentifierConflict<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error, 'feature_flags_identifier_unique')) throw error;
    throw identifierError(flagValidation.identifierTaken);
  }
}

function checkIdentifier(
  { productId }: store.FlagKey,
  product: FlagProductRow,
  { state, created_at }: store.CurrentFlag,
  isConfirmed: boolean,
): void {
  if (isInterfaceFlag(productId, state.identifier)) {
    throw identifierError(flagMessages.interfaceIdentifier);
  }
  const { last_requested_at } = product;
  if (!isConfirmed && lastRequestOf({ created_at, last_requested_at }) !== null) {
    throw identifierError(flagValidation.identifierInUse);
  }
}

/** Throws if a longer list of people makes a product larger than what can be cached. */
async function requireRoomForPeople(
  tx: AccountTransaction,
  key: store.FlagKey,
  { individual_users: people }: FlagState,
  before: number,
): Promise<void> {
  if (people.length <= before) return;
  const { peopleOfProduct } = FLAG_LIMITS;
  if ((await store.countPeopleOfOthers(tx, key)) + people.length <= peopleOfProduct) return;
  const message = flagMessages.tooManyPeople(peopleOfProduct);
  throw conflict(message, { individual_users: message });
}

/** Adds a flag with the first entry of its history. The product must be locked. */
export async function addFlag(
  tx: AccountTransaction,
  key: store.FlagKey,
  state: FlagState,
  by: string,
): Promise<void> {
  await requireRoomForPeople(tx, key, state, 0);
  await store.insertFlag(tx, key, state, by);
  await recordChange(tx, key, state, { kind: 'created', by, revision: 1, before: [] });
}

async function recordChange(
  tx: AccountTransaction,
  key: store.FlagKey,
  state: FlagState,
  { kind, by, revision, before }: store.Change & { before: readonly string[] },
): Promise<void> {
  const { individual_users: people, ...rest } = state;
  const { added, removed } = comparePeople(before, people);
  const change = {
    id: randomUUID(),
    account_id: key.accountId,
    product_id: key.productId,
    flag_id: key.flagId,
    revision,
    kind,
    changed_by: by,
    state: JSON.stringify(rest),
    individual_users: JSON.stringify(people),
    people: people.length,
    added: JSON.stringify(added),
    removed: JSON.stringify(removed),
  };
  await store.addChange(tx, { change, limit: FLAG_LIMITS.changes });
}

/** Changes a flag and adds the change to its history. Returns false if nothing changed. */
export async function changeFlag(
  tx: AccountTransaction,
  key: store.FlagKey,
  { kind, by, confirmIdentifier = false, change }: FlagEdit,
): Promise<boolean> {
  const product = await lockProduct(tx, key);
  const current = product && (await store.readCurrent(tx, key));
  if (!current) throw notFound();
  const state = change(current);
  if (isSameState(current.state, state)) return false;
  if (current.state.identifier !== state.identifier) {
    checkIdentifier(key, product, current, confirmIdentifier);
  }
  const before = current.state.individual_users;
  await requireRoomForPeople(tx, key, state, before.length);
  const revision = current.revision + 1;
  await store.replaceState(tx, key, state, { kind, by, revision });
  await recordChange(tx, key, state, { kind, by, revision, before });
  return true;
}
