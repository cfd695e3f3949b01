import { preloadFeatures } from '../features.load.ts';

const interactions = ['pointerover', 'focusin'] as const;

/**
 * Loads the features when the person first points at anything or moves the focus, because the next
 * page may need them. Returns a function that stops waiting for it.
 */
export function loadFeaturesOnInteraction(): () => void {
  const stop = () => {
    for (const type of interactions) document.removeEventListener(type, load);
  };
  const load = () => {
    stop();
    void preloadFeatures();
  };
  for (const type of interactions) document.addEventListener(type, load);
  return stop;
}
