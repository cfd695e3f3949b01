import * as z from 'zod/mini';
import { profileValidation } from './profile.messages.ts';
import { findVatType, normalizeVatNumber } from './vatNumber.rules.ts';

/** A VAT number, or blank. Only its format is checked. */
export const VatNumber = z.string().check(
  z.trim(),
  z.maxLength(40, profileValidation.vatNumber),
  z.refine((text) => text === '' || findVatType(normalizeVatNumber(text)) !== undefined, {
    error: profileValidation.vatNumber,
  }),
);
