'use client';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { EditorPaneProps } from './EditorPane.tsx';

type Pane = ComponentType<EditorPaneProps>;

let loaded: Pane | undefined;
const listeners = new Set<() => void>();

/** Loads the editor once for all fields. */
export async function loadEditorPane(): Promise<void> {
  loaded ??= (await import('./EditorPane.tsx')).EditorPane;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** Returns the editor once it is loaded. It loads when a field is first shown, and again on `retry`. */
export function useEditorPane() {
  const Pane = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();

  useEffect(() => {
    loadEditorPane().catch(() => setFailed(attempt));
  }, [attempt]);

  return { Pane, hasFailed: failed === attempt, retry: () => setAttempt(attempt + 1) };
}
