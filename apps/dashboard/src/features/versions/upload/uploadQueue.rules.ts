import { CreatePluginVersionRequest, type PackageReport } from '@pressdock/api';
import { type FormErrors, noErrors, withoutFields } from '../../../shared/form/formErrors.rules.ts';
import {
  blankVersion,
  type VersionFormValues,
  versionInFileName,
} from '../notes/versionForm.rules.ts';

/**
 * How far a package has come: `draft` is still being typed, `waiting` for its turn, `ready` was checked
 * and waits for somebody to add it.
 */
export type UploadState =
  | 'draft'
  | 'waiting'
  | 'uploading'
  | 'checking'
  | 'ready'
  | 'adding'
  | 'canceled'
  | 'failed';

/** One package on its way to becoming a version, with all that was typed about it. */
export interface UploadJob {
  id: string;
  file: File | null;
  values: VersionFormValues;
  state: UploadState;
  errors: FormErrors;
  sentBytes: number;
  elapsedMs: number;
  /** Where the file arrived. A file that arrived is not sent twice. */
  s3Url: string | undefined;
  report: PackageReport | undefined;
  /** Whether it becomes a version by itself where nothing about it is odd. */
  isToBeAdded: boolean;
}

/** The fields of a job that depend on its file and reset with another one. */
const unsent = {
  state: 'draft',
  errors: noErrors,
  sentBytes: 0,
  elapsedMs: 0,
  s3Url: undefined,
  report: undefined,
} as const;

/** A package that nobody has sent yet. */
export function newJob(id: string, file: File | null = null): UploadJob {
  const job: UploadJob = { id, file: null, values: blankVersion, isToBeAdded: false, ...unsent };
  return file === null ? job : withFile(job, file);
}

/** The job with another file; its name tells the version where none was typed. */
export function withFile(job: UploadJob, file: File | null): UploadJob {
  const number = file === null ? undefined : versionInFileName(file.name);
  const version = job.values.version || (number ?? '');
  return { ...job, ...unsent, file, values: { ...job.values, version } };
}

/** Returns the job with one field changed and without the errors of that field. */
export function withValue(
  job: UploadJob,
  field: keyof VersionFormValues,
  value: string,
): UploadJob {
  return {
    ...job,
    values: { ...job.values, [field]: value },
    errors: withoutFields(job.errors, [field]),
  };
}

/** The job once its package was read: the header's version fills the field that nobody filled. */
export function withReport(job: UploadJob, report: PackageReport): UploadJob {
  const version = job.values.version.trim() || (report.headers.Version ?? '');
  return { ...job, report, values: { ...job.values, version } };
}

/** Whether something is under way that nobody has to decide about. */
export function isBusy({ state }: Pick<UploadJob, 'state'>): boolean {
  return state === 'waiting' || state === 'uploading' || state === 'checking' || state === 'adding';
}

/** The package whose turn it is: the first that waits, while no other is being sent. */
export function nextToSend(jobs: readonly UploadJob[]): UploadJob | undefined {
  if (jobs.some(({ state }) => state === 'uploading')) return undefined;
  return jobs.find(({ state }) => state === 'waiting');
}

/** Whether a checked package may become a version without another look: its number is one and nothing is odd. */
export function isSound({ values, report }: Pick<UploadJob, 'values' | 'report'>): boolean {
  if (report === undefined || report.warnings.length > 0) return false;
  return CreatePluginVersionRequest.shape.version.safeParse(values.version.trim()).success;
}

/** How a transfer goes: speed in bytes per second and seconds left, null while nobody can tell. */
export interface TransferFigures {
  percent: number;
  bytesPerSecond: number | null;
  secondsLeft: number | null;
}

const LEAST_MS_FOR_A_SPEED = 500;

/** How a transfer goes, from what was sent since it began. */
export function transferFigures(sent: number, total: number, elapsedMs: number): TransferFigures {
  const percent = total === 0 ? 100 : Math.min(100, Math.floor((sent / total) * 100));
  if (sent === 0 || elapsedMs < LEAST_MS_FOR_A_SPEED) {
    return { percent, bytesPerSecond: null, secondsLeft: null };
  }
  const bytesPerSecond = (sent / elapsedMs) * 1000;
  return { percent, bytesPerSecond, secondsLeft: Math.ceil((total - sent) / bytesPerSecond) };
}
