import type { AppRoute, RouteParameters } from './routes.tsx';

/** A route and what its pattern found in the path. */
export interface RouteMatch {
  route: AppRoute;
  parameters: RouteParameters;
}

function parametersIn(pattern: string, path: string): RouteParameters | undefined {
  const expected = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  if (expected.length !== given.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':') && value !== '') found[part.slice(1)] = decoded(value);
    else if (part !== value) return undefined;
  }
  return found;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The first route whose pattern fits the path; a slash at the end is of no account. */
export function matchRoute(routes: readonly AppRoute[], path: string): RouteMatch | undefined {
  for (const route of routes) {
    const parameters = parametersIn(route.pattern, path);
    if (parameters) return { route, parameters };
  }
  return undefined;
}

/**
 * Where somebody must be sent instead of what they asked for, if anywhere.
 * @see specification, section 2
 */
export type Entry = 'show' | 'sign-in' | 'sign-in-and-return' | 'go-on';

/** Decides whether a person may see a route, with or without a session. */
export function entryTo(route: AppRoute | undefined, isSignedIn: boolean): Entry {
  if (route === undefined) return 'sign-in';
  if (route.access === 'session' && !isSignedIn) return 'sign-in-and-return';
  if (route.access === 'visitor' && isSignedIn) return 'go-on';
  return 'show';
}
