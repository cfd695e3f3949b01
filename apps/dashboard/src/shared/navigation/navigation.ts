import { navigate as go } from 'wouter/use-browser-location';
import { leaveFreely } from './leaving.ts';

/** Goes to a path of the dashboard without loading the page anew. */
export function navigate(path: string, options: { replace?: boolean } = {}): void {
  go(path, options);
}

/** Goes to a path without asking about unsaved changes: they were saved, or the session is lost. */
export function navigateFreely(path: string, options: { replace?: boolean } = {}): void {
  leaveFreely(() => go(path, options));
}

/** The path, query and fragment being shown. */
export function currentPath(): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
