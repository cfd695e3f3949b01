import { beginAnew } from './token.atoms.ts';

const CHANNEL = 'pressdock-account';

let isSwitching = false;

/**
 * Goes on at a path in another account, in a new document here and in every other tab: nothing of the
 * account before is left to be shown or saved to the wrong one.
 */
export function switchAccount(path: string): void {
  isSwitching = true;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('switched');
  channel.close();
  location.replace(path);
}

/** Begins anew when another tab of this browser has gone on in another account; answers how to stop. */
export function followAccountSwitches(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', () => {
    if (!isSwitching) beginAnew();
  });
  return () => channel.close();
}
