import type { ErasureResponse } from '@pressdock/api';
import { type FormErrors, fieldErrors } from '../../../shared/form/formErrors.rules.ts';
import { analyticsSettingsMessages } from '../analyticsSettings.messages.ts';

const { erasure: words, receipts } = analyticsSettingsMessages;

/** Finds what is wrong with a domain that is typed twice. The server checks its form. */
export function checkDomain({
  domain,
  repeated,
}: {
  domain: string;
  repeated: string;
}): FormErrors {
  const typed = domain.trim();
  if (typed === '') return fieldErrors({ domain: words.missing });
  const isSame = typed.toLowerCase() === repeated.trim().toLowerCase();
  return fieldErrors(isSame ? {} : { repeated: words.mismatch });
}

/** The kinds of deleted records, in the order of a receipt. */
export const receiptKinds = Object.keys(receipts.kinds) as (keyof ErasureResponse['rows'])[];

/** Returns the number of deleted records of all kinds. */
export const deletedRecords = ({ rows }: Pick<ErasureResponse, 'rows'>) =>
  receiptKinds.reduce((sum, kind) => sum + rows[kind], 0);

/** Returns whether nothing was stored of the domain. */
export const isEmptyReceipt = (receipt: Pick<ErasureResponse, 'rows'>) =>
  deletedRecords(receipt) === 0;

/** Returns a receipt as a text to store, with times in UTC. */
export function receiptText(receipt: ErasureResponse, server: string): string {
  const { reference, erasedAt, erasedBy, rows } = receipt;
  const lines: [string, string | number][] = [
    [receipts.fileServer, server],
    [receipts.fileReference, reference],
    [receipts.fileErasedAt, erasedAt],
    [receipts.fileErasedBy, erasedBy ?? receipts.unknownPerson],
    ...receiptKinds.map((kind): [string, number] => [receipts.kinds[kind], rows[kind]]),
  ];
  const facts = lines.map(([name, value]) => `${name}: ${value}`).join('\n');
  return `${receipts.fileTitle}\n\n${facts}\n\n${receipts.fileNote}\n`;
}

/** Returns the name of a receipt's file. */
export const receiptFile = ({ erasedAt, reference }: ErasureResponse) =>
  receipts.file(erasedAt.slice(0, 10), reference);
