import { reloadDocument } from './token.atoms.ts';

const CHANNEL = 'pressdock-account';

let isSwitching = false;

/**
 * Opens a path in another account, in a new document here and in every other tab, so that no data
 * of the previous account is shown or saved.
 */
export function switchAccount(path: string): void {
  isSwitching = true;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('switched');
  channel.close();
  location.replace(path);
}

/**
 * Reloads when another tab of this browser has switched accounts. Returns a function that stops.
 */
export function followAccountSwitches(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', () => {
    if (!isSwitching) reloadDocument();
  });
  return () => channel.close();
}
