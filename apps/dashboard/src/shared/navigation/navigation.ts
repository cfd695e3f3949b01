import { navigate as go } from 'wouter/use-browser-location';
import { leaveFreely } from './leaving.ts';

/** Opens a path of the dashboard without loading a new document. */
export function navigate(path: string, options: { replace?: boolean } = {}): void {
  go(path, options);
}

/** Opens a path without asking about unsaved changes: they were saved, or the session is lost. */
export function navigateFreely(path: string, options: { replace?: boolean } = {}): void {
  leaveFreely(() => go(path, options));
}

/** Returns the current path with its query and fragment. */
export function currentPath(): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
