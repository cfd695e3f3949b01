import type { Flags } from './flags.ts';

/** The function of React 18 and later with this name. */
export type UseSyncExternalStore = (
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => boolean,
  getServerSnapshot: () => boolean,
) => boolean;

/** Returns whether a flag is on, and renders the component again when that changes. */
export type UseFlag = (flag: string, fallback?: boolean) => boolean;

/**
 * Creates a hook for flags. It takes React's function as an argument, so that this package does not depend
 * on React. A page that is rendered on a server starts with the defaults.
 */
export function createUseFlag(flags: Flags, useSyncExternalStore: UseSyncExternalStore): UseFlag {
  return (flag, fallback) =>
    useSyncExternalStore(
      flags.subscribe,
      () => flags.isEnabled(flag, fallback),
      () => fallback ?? flags.defaults[flag] ?? false,
    );
}
