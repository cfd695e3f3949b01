import { useEffect, useState } from 'react';

const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Returns whether the person has done anything on the page yet. */
export function useFirstInteraction(): boolean {
  const [hasInteracted, setInteracted] = useState(false);
  useEffect(() => {
    if (hasInteracted) return;
    const controller = new AbortController();
    const { signal } = controller;
    for (const name of interactions) {
      window.addEventListener(name, () => setInteracted(true), { signal, passive: true });
    }
    return () => controller.abort();
  }, [hasInteracted]);
  return hasInteracted;
}
