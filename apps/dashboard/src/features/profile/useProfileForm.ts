import type { UserProfileResponse } from '@pressdock/api';
import { SAVED_NOTICE_MS } from '@pressdock/api/limits';
import { useEffect, useState } from 'react';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { saveProfileAtom } from './profile.atoms.ts';
import { profileMessages } from './profile.messages.ts';
import { type ProfileFaults, profileFailure, profileFaults } from './profile.rules.ts';
import {
  changesOf,
  type ProfileEdits,
  type ProfileValues,
  requestOf,
  valuesOf,
} from './profile.values.ts';

/** Holds what is changed in the form of a profile, checks it, and saves it once at a time. */
export function useProfileForm(profile: UserProfileResponse) {
  const [edits, setEdits] = useState<ProfileEdits>({});
  const [faults, setFaults] = useState<ProfileFaults>({});
  const [isSaved, setSaved] = useState(false);
  const save = useSetAtom(saveProfileAtom);
  const submission = useSubmission();
  const kept = valuesOf(profile);
  const values: ProfileValues = { ...kept, ...edits };
  const changes = changesOf(kept, edits);

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), SAVED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const change = <Name extends keyof ProfileValues>(name: Name, value: ProfileValues[Name]) => {
    setEdits((current) => ({ ...current, [name]: value }));
    setFaults(({ fields, ...form }) => {
      const others = Object.entries(fields ?? {}).filter(([field]) => field !== name);
      return { ...form, fields: Object.fromEntries(others) };
    });
  };

  const submit = () =>
    submission.run(async () => {
      setSaved(false);
      const found = profileFaults(values, profile.email);
      setFaults(found ?? {});
      if (found) return;
      const result = await save({ id: profile._id, body: requestOf(changes) });
      if (!result.ok) {
        setFaults(profileFailure(result));
        return;
      }
      // What was typed since stays typed.
      setEdits((current) => changesOf({ ...kept, ...changes }, current));
      setSaved(true);
      toasts.add({ title: profileMessages.saved, tone: 'positive' });
    });

  return {
    values,
    faults,
    isSaved,
    isPending: submission.isPending,
    hasChanges: Object.keys(changes).length > 0,
    isKept: (name: keyof ProfileValues) => kept[name] !== '',
    change,
    submit,
  };
}

/** The form of a profile as its page holds it. */
export type ProfileFormState = ReturnType<typeof useProfileForm>;
