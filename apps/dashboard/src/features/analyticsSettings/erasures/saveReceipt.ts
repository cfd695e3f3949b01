import type { ErasureResponse } from '@pressdock/api';
import { saveFile } from '../../../shared/export/saveFile.ts';
import { receiptFile, receiptText } from './erasure.rules.ts';

/** Saves a receipt as a text file. */
export const saveReceipt = (receipt: ErasureResponse) =>
  saveFile(receiptFile(receipt), receiptText(receipt, location.origin), 'text/plain');
