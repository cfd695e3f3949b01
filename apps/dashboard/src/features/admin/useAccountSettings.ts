import type { AccountResponse } from '@pressdock/api';
import { SAVED_NOTICE_MS } from '@pressdock/api/limits';
import { useEffect, useState } from 'react';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { useSetAtom } from '../../shared/state.ts';
import { type AccountValues, changesOf, valuesOf } from './accountSettings.rules.ts';
import { saveAccountAtom } from './accounts.queries.ts';
import { adminMessages } from './admin.messages.ts';

interface Faults {
  fields?: Record<string, string>;
  message: string;
}

/** Holds what is changed of an account's plan and permissions, and saves it once at a time. */
export function useAccountSettings(account: AccountResponse) {
  const [edits, setEdits] = useState<Partial<AccountValues>>({});
  const [faults, setFaults] = useState<Faults>();
  const [isSaved, setSaved] = useState(false);
  const save = useSetAtom(saveAccountAtom);
  const { isPending, run } = useSubmission();
  const kept = valuesOf(account);
  const changes = changesOf(kept, edits);

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), SAVED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const change = <Name extends keyof AccountValues>(name: Name, value: AccountValues[Name]) =>
    setEdits((current) => ({ ...current, [name]: value }));

  const submit = () =>
    run(async () => {
      setSaved(false);
      setFaults(undefined);
      const result = await save({ id: account._id, body: changes });
      if (!result.ok) {
        setFaults({ fields: result.error.fields, message: adminMessages.settings.failed });
        return;
      }
      setEdits({});
      setSaved(true);
    });

  return {
    values: { ...kept, ...edits },
    faults,
    isSaved,
    isPending,
    hasChanges: Object.keys(changes).length > 0,
    change,
    submit,
  };
}
