'use client';
import { useRef, useState } from 'react';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';

/** What saving answers: nothing when it went well, else what is wrong, as a sentence. */
// biome-ignore lint/suspicious/noConfusingVoidType: a caller's function that returns nothing is fine
export type SaveAnswer = string | undefined | void;

/** One saving at a time, what is wrong with the last one, and what of it is said aloud. */
export function useSaving(
  onSave: (value: string) => SaveAnswer | Promise<SaveAnswer>,
  onSaved: () => void,
) {
  const words = useWords({ saving: english.saving, saved: english.saved });
  const isUnderWay = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [wrong, setWrong] = useState('');
  const [said, setSaid] = useState('');
  const [failures, setFailures] = useState(0);

  /** Takes back what the last saving said. */
  const forget = () => {
    setWrong('');
    setSaid('');
  };

  const save = async (value: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const answer = onSave(value);
      if (answer instanceof Promise) {
        setSaving(true);
        setSaid(words.saving);
      }
      const problem = (await answer) || '';
      setWrong(problem);
      setSaid(problem || words.saved);
      if (problem) setFailures((count) => count + 1);
      else onSaved();
    } catch (fault) {
      forget();
      setFailures((count) => count + 1);
      throw fault;
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  };
  return { save, isSaving, wrong, said, failures, forget };
}
