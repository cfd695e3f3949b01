import { lazy, Suspense, use } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { isSignedInAtom } from '../entities/session/session.atoms.ts';
import { currentPath } from '../shared/navigation/navigation.ts';
import { safeReturnPath } from '../shared/navigation/returnPath.rules.ts';
import { parameters, paths } from '../shared/paths.ts';
import { readInvitation } from '../shared/session/cookie.ts';
import { useAtomValue } from '../shared/state.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadedFeatures, loadFeatures } from './features.load.ts';
import { firstRoutes } from './firstRoutes.ts';
import { PageFrame } from './PageFrame.tsx';
import { entryTo, matchRoute, type RouteMatch } from './routes.rules.ts';

const loadShell = () => import('./shell/Shell.tsx');
const Shell = lazy(async () => ({ default: (await loadShell()).Shell }));

function findRoute(path: string, isSignedIn: boolean): RouteMatch | undefined {
  const first = matchRoute(firstRoutes, path);
  if (first !== undefined) return first;
  if (isSignedIn) void loadShell().catch(() => undefined);
  const features = loadedFeatures() ?? use(loadFeatures());
  return matchRoute(
    features.flatMap(({ routes }) => routes),
    path,
  );
}

function GoTo({ path }: { path: string }) {
  return <Redirect key={path} to={path} replace />;
}

/** Shows the page of the current path, or redirects to the page that this person has to visit first. */
export function CurrentRoute() {
  const [path] = useLocation();
  const next = new URLSearchParams(useSearch()).get(parameters.next);
  const isSignedIn = useAtomValue(isSignedInAtom);
  const match = findRoute(path, isSignedIn);
  const entry = entryTo(match?.route, isSignedIn);

  if (match === undefined || entry === 'sign-in') return <GoTo path={paths.login()} />;
  if (entry === 'sign-in-and-return') return <GoTo path={paths.login(currentPath())} />;
  if (entry === 'continue') {
    const isInvited = readInvitation() !== undefined;
    return <GoTo path={isInvited ? paths.acceptInvitation() : safeReturnPath(next)} />;
  }

  match.route.preload();
  const page = <PageFrame path={path}>{match.route.render(match.parameters)}</PageFrame>;
  if (match.route.access !== 'session') return page;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Shell path={path}>{page}</Shell>
      </Suspense>
    </ErrorBoundary>
  );
}
