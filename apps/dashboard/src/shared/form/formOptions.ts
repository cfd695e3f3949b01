import type { Result } from '@pressdock/api/client';
import type { FormSource } from './form.rules.ts';
import type { FailedCall, FormErrors } from './formErrors.rules.ts';
import type { DraftOptions } from './useDraft.ts';

/** The basis of a save. */
export interface SaveContext<Values, Source> {
  /** The values the form started from, and their revision. */
  source: Source;
  /** The fields that differ from the source. */
  changes: Partial<Values>;
}

/** The options of `useForm`. */
export interface FormOptions<Values extends object, Source extends FormSource<Values>, Saved> {
  /** The values the form starts from. Unedited fields follow it until its revision changes. */
  source: Source & FormSource<Values>;
  /** Finds what is wrong before anything is sent. */
  validate?: (values: Values, source: Source) => FormErrors;
  save: (values: Values, context: SaveContext<Values, Source>) => Promise<Result<Saved>>;
  /** Says what is wrong after a failed save. The form itself reports a conflict. */
  explain: (failure: FailedCall) => FormErrors;
  /** Closes the form after a save. Without this and `savedPath`, the form stays and shows a notice. */
  onSaved?: (saved: Saved) => void;
  /** Shown in the corner of the screen after a save. */
  savedToast?: string;
  /** Where to go after a save, unless the person has left the page. */
  savedPath?: (saved: Saved) => string;
  /**
   * Reads the newest revision after a save or a conflict; undefined if that fails. Without it, a
   * save of an older revision is a failure that `explain` explains.
   */
  readNewest?: () => Promise<Source | undefined>;
  /** Where unsaved changes are stored until they are saved or abandoned. */
  draft?: DraftOptions<Values>;
}
