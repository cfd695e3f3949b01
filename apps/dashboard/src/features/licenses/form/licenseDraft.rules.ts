import { blankLicense, type LicenseValues, licenseFields } from './licenseForm.values.ts';

/** What was typed into a form and not saved, as text. */
export function writeDraft(changes: Partial<LicenseValues>): string {
  return JSON.stringify(changes);
}

/** What a kept text says was typed; what is no field of the form is left out. */
export function readDraft(text: string | null): Partial<LicenseValues> | undefined {
  const kept = parse(text ?? '');
  const known = licenseFields
    .filter((field) => typeof kept[field] === typeof blankLicense[field])
    .map((field) => [field, kept[field]]);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
