import { CreatePluginVersionRequest, versionValidation } from '@pressdock/api';
import { PACKAGE_LIMITS } from '@pressdock/api/limits';
import type { ProductKind } from '../../../shared/paths.ts';
import { addVersionMessages } from '../versions.messages.ts';
import { textToHtml } from './changelog.rules.ts';

/** What is told about a version beside its number and its package. */
export interface VersionNotes {
  requires: string;
  tested: string;
  upgrade_notice: string;
  changelog: string;
}

/** What is typed into the dialog that adds a version. */
export interface VersionFormValues extends VersionNotes {
  version: string;
}

/** A dialog that nobody has typed into. */
export const blankVersion: VersionFormValues = {
  version: '',
  requires: '',
  tested: '',
  upgrade_notice: '',
  changelog: '',
};

type ChosenFile = Pick<File, 'name' | 'size'> | null;

/** The sentence for a chosen file that cannot be a package; undefined when it may be one. */
export function fileError(kind: ProductKind, file: ChosenFile): string | undefined {
  if (file === null || file.size === 0 || !/\.zip$/i.test(file.name)) {
    return versionValidation.zipRequired;
  }
  return file.size > PACKAGE_LIMITS.packedBytes ? addVersionMessages(kind).tooLarge : undefined;
}

/** A sentence for each field at fault; empty when the version may be uploaded. */
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
 * The sentence for the dialog as a whole: only for one that was sent off untouched.
 * @see specification, section 5
 */
export function untouchedVersionMessage(
  kind: ProductKind,
  values: VersionFormValues,
  file: ChosenFile,
): string | undefined {
  const isUntouched =
    file === null && Object.values(values).every((value: string) => value.trim() === '');
  return isUntouched ? addVersionMessages(kind).untouched : undefined;
}

/** The notes as they are saved: the changelog is HTML already, the upgrade notice was typed as plain lines. */
function asSaved(values: VersionNotes): VersionNotes {
  return {
    requires: values.requires.trim(),
    tested: values.tested.trim(),
    upgrade_notice: textToHtml(values.upgrade_notice),
    changelog: values.changelog.trim(),
  };
}

/** The notes that are sent for a new version; blank ones are left out, for the server to read from the zip. */
export function notesOf(kind: ProductKind, values: VersionNotes): Partial<VersionNotes> {
  const sent = Object.entries(asSaved(values)).filter(
    ([name, value]) => value !== '' && (kind === 'plugin' || name === 'changelog'),
  );
  return Object.fromEntries(sent);
}

/** The version that a file's name tells: "quiet-checkout-2.4.0.zip" holds 2.4.0. Undefined when it tells none. */
export function versionInFileName(name: string): string | undefined {
  return /(?<![\d.])(\d{1,9}\.\d{1,9}\.\d{1,9})(?![\d.]*\d)/.exec(name)?.[1];
}

/**
 * The notes that were changed, as they are saved: only these are sent, so that a text shown as plain lines
 * keeps its markup at the server unless somebody edits it.
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
