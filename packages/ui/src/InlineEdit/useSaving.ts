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
  const isRunning = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState('');
  const [status, setStatus] = useState('');
  const [failures, setFailures] = useState(0);

  /** Clears the result of the last save. */
  const reset = () => {
    setError('');
    setStatus('');
  };

  const save = async (value: string) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const result = onSave(value);
      if (result instanceof Promise) {
        setSaving(true);
        setStatus(words.saving);
      }
      const message = (await result) || '';
      setError(message);
      setStatus(message || words.saved);
      if (message) setFailures((count) => count + 1);
      else onSaved();
    } catch (failure) {
      reset();
      setFailures((count) => count + 1);
      throw failure;
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  };
  return { save, isSaving, error, status, failures, reset };
}
