import type { Route, RouteParameters } from '../shared/navigation/route.tsx';

/** A route and the values that its pattern found in the path. */
export interface RouteMatch {
  route: Route;
  parameters: RouteParameters;
}

function findParameters(pattern: string, path: string): RouteParameters | undefined {
  const expected = pattern.split('/');
  const actual = path.replace(/\/+$/, '').split('/');
  if (expected.length !== actual.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':') && value !== '') parameters[part.slice(1)] = decode(value);
    else if (part !== value) return undefined;
  }
  return parameters;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Returns the first route whose pattern matches the path, ignoring a trailing slash. */
export function matchRoute(routes: readonly Route[], path: string): RouteMatch | undefined {
  for (const route of routes) {
    const parameters = findParameters(route.pattern, path);
    if (parameters) return { route, parameters };
  }
  return undefined;
}

/**
 * Whether to show a page, or where to redirect instead.
 * @see specification, section 2
 */
export type Entry = 'show' | 'sign-in' | 'sign-in-and-return' | 'continue';

/** Decides whether a person may see a route, with or without a session. */
export function entryTo(route: Route | undefined, isSignedIn: boolean): Entry {
  if (route === undefined) return 'sign-in';
  if (route.access === 'session' && !isSignedIn) return 'sign-in-and-return';
  if (route.access === 'visitor' && isSignedIn) return 'continue';
  return 'show';
}
