import { type ReactNode, Suspense, useEffect } from 'react';
import { arrive } from './arrival.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Comes with the page, and so arrives exactly when the page has loaded. */
function Arrival() {
  useEffect(arrive, []);
  return null;
}

/** What every page stands in: its own failures, its loading, and the arrival of whoever navigated. */
export function PageFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={null}>
        {children}
        <Arrival />
      </Suspense>
    </ErrorBoundary>
  );
}
