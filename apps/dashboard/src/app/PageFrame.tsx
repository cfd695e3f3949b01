import { type ReactNode, Suspense, useEffect } from 'react';
import { arrive } from './arrival.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Renders with the page, so its effect runs when the page has loaded. */
function Arrival() {
  useEffect(arrive, []);
  return null;
}

/** The frame of every page: its error boundary, its loading state, and what happens on arrival. */
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
