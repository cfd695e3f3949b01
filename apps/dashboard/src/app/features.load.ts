import type { Feature } from '../entities/navigation/navigation.kind.ts';

let loading: Promise<readonly Feature[]> | undefined;
let loaded: readonly Feature[] | undefined;

/** Loads every feature's declaration, once. */
export function loadFeatures(): Promise<readonly Feature[]> {
  loading ??= import('./features.ts').then(({ features }) => {
    loaded = features;
    return features;
  });
  return loading;
}

/** The features if they have loaded: waiting for a promise would hide the page for a moment. */
export const loadedFeatures = () => loaded;
