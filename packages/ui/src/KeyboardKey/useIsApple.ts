'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const onThisSystem = () => /^(Mac|iP)/.test(navigator.platform);
const onAServer = () => false;

/** Whether the system has a ⌘ key. False on the server and while hydrating, so that both agree. */
export function useIsApple(): boolean {
  return useSyncExternalStore(never, onThisSystem, onAServer);
}
