import type { ProductKind } from '@pressdock/api';
import { CreatePluginVersionRequest, versionValidation } from '@pressdock/api';
import { type ChosenFile, fileError } from '../../../entities/package/packageFile.rules.ts';
import { addVersionMessages } from '../versions.messages.ts';
import { textToHtml } from './changelog.rules.ts';

/** The notes of a version: everything besides its number and its package. */
export interface VersionNotes {
  requires: string;
  tested: string;
  upgrade_notice: string;
  changelog: string;
}

/** The values of the form that adds a version. */
export interface VersionFormValues extends VersionNotes {
  version: string;
}

/** The values of an empty form. */
export const blankVersion: VersionFormValues = {
  version: '',
  requires: '',
  tested: '',
  upgrade_notice: '',
  changelog: '',
};

/** Returns a message for each invalid field; empty if the version can be uploaded. */
export function versionFormErrors(
  kind: ProductKind,
  values: VersionFormValues,
  file: ChosenFile,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const number = CreatePluginVersionRequest.shape.version.safeParse(values.version);
  if (!number.success) errors.version = versionValidation.format;
  const wrongFile = fileError(kind, file);
  if (wrongFile !== undefined) errors.file = wrongFile;
  return errors;
}

/**
 * Returns the message for the whole dialog if it was submitted untouched.
 * @see specification, section 5
 */
export function untouchedVersionMessage(
  kind: ProductKind,
  values: VersionFormValues,
  file: ChosenFile,
): string | undefined {
  return isUntouched(values, file) ? addVersionMessages(kind).untouched : undefined;
}

/** Returns whether nothing was chosen or typed. */
export function isUntouched(values: VersionFormValues, file: ChosenFile): boolean {
  return file === null && Object.values(values).every((value: string) => value.trim() === '');
}

/**
 * Returns the notes as stored: the changelog is HTML already, the upgrade notice is plain lines.
 */
function asSaved(values: VersionNotes): VersionNotes {
  return {
    requires: values.requires.trim(),
    tested: values.tested.trim(),
    upgrade_notice: textToHtml(values.upgrade_notice),
    changelog: values.changelog.trim(),
  };
}

/**
 * Returns the notes to send for a new version, without blank ones, which the server reads from the
 * zip.
 */
export function notesOf(kind: ProductKind, values: VersionNotes): Partial<VersionNotes> {
  const sent = Object.entries(asSaved(values)).filter(
    ([name, value]) => value !== '' && (kind === 'plugin' || name === 'changelog'),
  );
  return Object.fromEntries(sent);
}

/**
 * Returns the version in a file name: 2.4.0 for "quiet-checkout-2.4.0.zip"; undefined if there is
 * none.
 */
export function versionInFileName(name: string): string | undefined {
  return /(?<![\d.])(\d{1,9}\.\d{1,9}\.\d{1,9})(?![\d.]*\d)/.exec(name)?.[1];
}

/**
 * Returns the changed notes as stored. Only these are sent, so that a text shown as plain lines
 * keeps its markup until it is edited.
 */
export function changedNotes(
  kind: ProductKind,
  values: VersionNotes,
  initial: VersionNotes,
): Partial<VersionNotes> {
  const saved = asSaved(values);
  const names: (keyof VersionNotes)[] =
    kind === 'plugin' ? ['requires', 'tested', 'upgrade_notice', 'changelog'] : ['changelog'];
  const changed = names.filter((name) => values[name] !== initial[name]);
  return Object.fromEntries(changed.map((name) => [name, saved[name]]));
}
