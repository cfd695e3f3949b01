import { CreatePluginVersionRequest, type PackageReport } from '@pressdock/api';
import { type FormErrors, noErrors, withoutFields } from '../../../shared/form/formErrors.rules.ts';
import {
  blankVersion,
  type VersionFormValues,
  versionInFileName,
} from '../notes/versionForm.rules.ts';

/**
 * The state of an upload job: `draft` is being edited, `waiting` waits for its turn, and `ready` was
 * checked and waits to be added.
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

/** A package to upload, with the values of the version to add. */
export interface UploadJob {
  id: string;
  file: File | null;
  values: VersionFormValues;
  state: UploadState;
  errors: FormErrors;
  sentBytes: number;
  elapsedMs: number;
  /** The URL of the uploaded file, which is not uploaded twice. */
  s3Url: string | undefined;
  report: PackageReport | undefined;
  /** Whether the version is added without a review if there are no warnings. */
  addsVersion: boolean;
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

/** Returns a job that has not been started. */
export function newJob(id: string, file: File | null = null): UploadJob {
  const job: UploadJob = { id, file: null, values: blankVersion, addsVersion: false, ...unsent };
  return file === null ? job : withFile(job, file);
}

/** Returns the job with another file, whose name fills a blank version number. */
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

/** Returns the job with its report, whose version header fills a blank version number. */
export function withReport(job: UploadJob, report: PackageReport): UploadJob {
  const version = job.values.version.trim() || (report.headers.Version ?? '');
  return { ...job, report, values: { ...job.values, version } };
}

/** Returns whether a job is running or waiting for its turn. */
export function isBusy({ state }: Pick<UploadJob, 'state'>): boolean {
  return state === 'waiting' || state === 'uploading' || state === 'checking' || state === 'adding';
}

/** Returns the job to upload next: the first waiting one, unless another is uploading. */
export function nextToSend(jobs: readonly UploadJob[]): UploadJob | undefined {
  if (jobs.some(({ state }) => state === 'uploading')) return undefined;
  return jobs.find(({ state }) => state === 'waiting');
}

/** Returns whether a checked package can be added without a review: no warnings, and a valid number. */
export function canAddWithoutReview({
  values,
  report,
}: Pick<UploadJob, 'values' | 'report'>): boolean {
  if (report === undefined || report.warnings.length > 0) return false;
  return CreatePluginVersionRequest.shape.version.safeParse(values.version.trim()).success;
}

/** The progress of a transfer: bytes per second and seconds left, null until they can be estimated. */
export interface TransferFigures {
  percent: number;
  bytesPerSecond: number | null;
  secondsLeft: number | null;
}

const MIN_MS_FOR_SPEED = 500;

/** Returns the progress of a transfer from the bytes sent and the time elapsed. */
export function transferFigures(sent: number, total: number, elapsedMs: number): TransferFigures {
  const percent = total === 0 ? 100 : Math.min(100, Math.floor((sent / total) * 100));
  if (sent === 0 || elapsedMs < MIN_MS_FOR_SPEED) {
    return { percent, bytesPerSecond: null, secondsLeft: null };
  }
  const bytesPerSecond = (sent / elapsedMs) * 1000;
  return { percent, bytesPerSecond, secondsLeft: Math.ceil((total - sent) / bytesPerSecond) };
}
