import type { Result } from '@pressdock/api/client';
import { useState } from 'react';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { navigateFreely } from '../../../shared/navigation/navigation.ts';
import { paths } from '../../../shared/paths.ts';
import { toasts } from '../../../shared/toasts.ts';
import { licenseFormMessages as words } from './licenseForm.messages.ts';
import {
  changedFields,
  inOrder,
  type LicenseErrors,
  licenseErrors,
  tidyDomains,
} from './licenseForm.rules.ts';
import type { LicenseValues } from './licenseForm.values.ts';
import { useLicenseDraft } from './useLicenseDraft.ts';

export interface LicenseFormOptions {
  /** The licence that is edited; left out for a new one. */
  id?: string;
  /** How the form begins. */
  initial: LicenseValues;
  /** Saves what stands in the form. */
  save: (values: LicenseValues) => Promise<Result<{ _id: string }>>;
  /** What is said once it is saved. */
  done: string;
}

interface Problems {
  fields: LicenseErrors;
  message?: string;
}

const isSound: Problems = { fields: {} };

/** What is wrong after a save that failed. */
function problemsOf({ error, status }: Extract<Result<never>, { ok: false }>): Problems {
  const fields = inOrder(error.fields ?? {});
  if (Object.keys(fields).length > 0) return { fields };
  if (error.code === 'stale') return isSound;
  const isRefused = status === 403 || status === 404 || status === 409;
  return { fields: {}, message: isRefused ? error.message : words.failed };
}

/** Holds what is typed into a licence's form, checks it, and saves it once at a time. */
export function useLicenseForm({ id = 'new', initial, save, done }: LicenseFormOptions) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState(isSound);
  const [isStale, setStale] = useState(false);
  const submission = useSubmission();
  const [sites, setSites] = useState(initial.activated_domains);
  if (sites !== initial.activated_domains) {
    setSites(initial.activated_domains);
    if (values.activated_domains === sites) {
      setValues({ ...values, activated_domains: initial.activated_domains });
    }
  }
  const changes = changedFields(values, initial);
  const draft = useLicenseDraft(id, changes);

  const change = (changed: Partial<LicenseValues>) => {
    setValues((current) => ({ ...current, ...changed }));
    setProblems(({ fields, message }) => ({
      fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in changed))),
      message,
    }));
  };

  const submit = (saveNow = save) =>
    submission.run(async () => {
      const fields = licenseErrors(values);
      setProblems({ fields });
      if (Object.keys(fields).length > 0) return;
      const place = location.pathname;
      const result = await saveNow(values);
      setStale(!result.ok && result.error.code === 'stale');
      if (!result.ok) return setProblems(problemsOf(result));
      draft.forget();
      toasts.add({ title: done, tone: 'positive' });
      // Whoever left meanwhile stays where they went.
      if (location.pathname === place) navigateFreely(paths.licenses());
    });

  return {
    values,
    problems,
    isStale,
    change,
    /** Begins anew from other values, forgetting what was typed. */
    reset: (fresh: LicenseValues) => {
      setValues(fresh);
      setProblems(isSound);
      setStale(false);
    },
    /** Shows the typed domains as they will be kept. */
    tidy: () => {
      const tidied = tidyDomains(values.activated_domains);
      const isListed = tidyDomains(initial.activated_domains) === tidied;
      change({ activated_domains: isListed ? initial.activated_domains : tidied });
    },
    submit,
    isPending: submission.isPending,
    hasChanges: Object.keys(changes).length > 0,
    hasDraft: draft.offered !== undefined,
    bringBack: () => {
      change(draft.offered ?? {});
      draft.settle();
    },
    declineDraft: draft.decline,
    forgetDraft: draft.forget,
  };
}

/** A licence's form as its page holds it. */
export type LicenseFormState = ReturnType<typeof useLicenseForm>;
