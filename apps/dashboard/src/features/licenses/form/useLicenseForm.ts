import type { Result } from '@pressdock/api/client';
import { useDraftKey } from '../../../entities/user/useDraftKey.ts';
import {
  type FailedCall,
  type FormErrors,
  fieldErrors,
  inFieldOrder,
} from '../../../shared/form/formErrors.rules.ts';
import type { SaveContext } from '../../../shared/form/formOptions.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { paths } from '../../../shared/paths.ts';
import { licenseFormMessages as words } from './licenseForm.messages.ts';
import { licenseErrors, normalizeDomains } from './licenseForm.rules.ts';
import {
  blankLicense,
  type LicenseSource,
  type LicenseValues,
  licenseFields,
} from './licenseForm.values.ts';

export interface LicenseFormOptions {
  /** The license that is edited; absent for a new one. */
  id?: string;
  source: LicenseSource;
  save: (
    values: LicenseValues,
    context: SaveContext<LicenseValues, LicenseSource>,
  ) => Promise<Result<unknown>>;
  savedToast: string;
  readNewest?: () => Promise<LicenseSource | undefined>;
}

function explainFailure({ error, status }: FailedCall): FormErrors {
  const fields = inFieldOrder(error.fields ?? {}, licenseFields);
  if (Object.keys(fields).length > 0) return { fields };
  const isRefused = status === 403 || status === 404 || status === 409;
  return { message: isRefused ? error.message : words.failed };
}

/** Holds the form of a new or an existing license. */
export function useLicenseForm({ id, ...options }: LicenseFormOptions) {
  const form = useForm<LicenseValues, LicenseSource, unknown>({
    ...options,
    validate: (values) => fieldErrors(licenseErrors(values)),
    explain: explainFailure,
    savedPath: () => paths.licenses(),
    draft: { key: useDraftKey('license', id), fields: blankLicense },
  });
  /** Shows the typed domains as the server will store them. */
  const normalizeTypedDomains = () => {
    const { activated_domains: initial } = form.initial;
    const typed = normalizeDomains(form.values.activated_domains);
    form.change({ activated_domains: normalizeDomains(initial) === typed ? initial : typed });
  };
  return { ...form, normalizeTypedDomains };
}

/** The form of a license as its page holds it. */
export type LicenseFormHandle = ReturnType<typeof useLicenseForm>;
