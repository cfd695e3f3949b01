import type { Feature } from '../entities/navigation/navigation.kind.ts';

let loading: Promise<readonly Feature[]> | undefined;
let loaded: readonly Feature[] | undefined;

/** Loads the declarations of all features, once. */
export function loadFeatures(): Promise<readonly Feature[]> {
  loading ??= import('./features.ts').then(({ features }) => {
    loaded = features;
    return features;
  });
  return loading;
}

/** Loads the features ahead of time. After a failure, the next page that needs them loads them again. */
export async function preloadFeatures(): Promise<void> {
  try {
    await loadFeatures();
  } catch {
    loading = undefined;
  }
}

/**
 * Returns the features if they have loaded. Waiting for a promise would hide the page for a moment.
 */
export const loadedFeatures = () => loaded;
