import { CreatePluginVersionRequest, fullVersion, type PackageReport } from '@pressdock/api';
import { type FormErrors, noErrors, withoutFields } from '../../../shared/form/formErrors.rules.ts';
import {
  blankVersion,
  type VersionFormValues,
  versionInFileName,
} from '../notes/versionForm.rules.ts';

/**
 * The state of an upload job: `draft` is being edited, `waiting` waits for its turn, and `ready` was
 * checked and waits to be added. `importing` is added together with others and cannot be canceled.
 */
export type UploadState =
  | 'draft'
  | 'waiting'
  | 'uploading'
  | 'checking'
  | 'ready'
  | 'adding'
  | 'importing'
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

/** Returns whether a text is MAJOR.MINOR.PATCH, the form in which versions are typed. */
function isTypedVersion(version: string): boolean {
  return CreatePluginVersionRequest.shape.version.safeParse(version).success;
}

/** Returns the version in a checked package; blank before the check. */
export function versionOfPackage({ report }: Pick<UploadJob, 'report'>): string {
  return report?.headers.Version ?? '';
}

/**
 * Returns the job with its report. The version in its header replaces one from the file name, and stays
 * blank if it cannot be typed: `1.8` becomes `1.8.0`, and `2.0.0-beta1` is used unchanged.
 */
export function withReport(job: UploadJob, report: PackageReport): UploadJob {
  const typed = job.values.version.trim();
  const isTyped = typed !== '' && typed !== versionInFileName(job.file?.name ?? '');
  const full = fullVersion(versionOfPackage({ report }));
  const version = isTyped ? typed : isTypedVersion(full) ? full : '';
  return { ...job, report, values: { ...job.values, version } };
}

/** Returns the packages that were checked and wait to be added. */
export function checkedJobs<Job extends Pick<UploadJob, 'state' | 's3Url'>>(
  jobs: readonly Job[],
): (Job & { s3Url: string })[] {
  return jobs.filter(
    (job): job is Job & { s3Url: string } => job.state === 'ready' && job.s3Url !== undefined,
  );
}

/** Returns how many packages can be added together, now or once they are checked; 0 for one alone. */
export function countImportable(jobs: readonly UploadJob[]): number {
  const count = jobs.filter((job) => job.state === 'ready' || isBusy(job)).length;
  return count > 1 ? count : 0;
}

/** Returns whether a job is running or waiting for its turn. */
export function isBusy({ state }: Pick<UploadJob, 'state'>): boolean {
  return isCancelable({ state }) || state === 'importing';
}

/** Returns whether a job can be canceled. */
export function isCancelable({ state }: Pick<UploadJob, 'state'>): boolean {
  return state === 'waiting' || state === 'uploading' || state === 'checking' || state === 'adding';
}

/** Returns the job to upload next: the first waiting one, unless another is uploading. */
export function nextToSend(jobs: readonly UploadJob[]): UploadJob | undefined {
  if (jobs.some(({ state }) => state === 'uploading')) return undefined;
  return jobs.find(({ state }) => state === 'waiting');
}

/**
 * Returns whether a checked package can be added without a review: no warnings, and a valid version or
 * none, which means the one in the package.
 */
export function canAddWithoutReview({
  values,
  report,
}: Pick<UploadJob, 'values' | 'report'>): boolean {
  if (report === undefined || report.warnings.length > 0) return false;
  const version = values.version.trim();
  return version === '' || isTypedVersion(version);
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
