'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const onThisSystem = () => /^(Mac|iP)/.test(navigator.platform);
const onServer = () => false;

/** Returns whether the system has a ⌘ key. False on the server and during hydration, so that both agree. */
export function useIsApple(): boolean {
  return useSyncExternalStore(never, onThisSystem, onServer);
}
