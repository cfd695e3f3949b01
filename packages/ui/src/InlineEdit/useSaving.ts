'use client';
import { useRef, useState } from 'react';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';

/** The result of saving: nothing on success, or an error in a sentence. */
// biome-ignore lint/suspicious/noConfusingVoidType: a caller's function that returns nothing is fine
export type SaveResult = string | undefined | void;

/** Runs one save at a time, and returns the last error and the text to announce. */
export function useSaving(
  onSave: (value: string) => SaveResult | Promise<SaveResult>,
  onSaved: () => void,
) {
  const words = useWords({ saving: english.saving, saved: english.saved });
  const isUnderWay = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [wrong, setWrong] = useState('');
  const [said, setSaid] = useState('');
  const [failures, setFailures] = useState(0);

  /** Clears the result of the last save. */
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
