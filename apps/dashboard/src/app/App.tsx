import { RouterProvider } from '@pressdock/ui';
import { Suspense } from 'react';
import { navigate } from '../shared/navigation/navigation.ts';
import { careForSessionsWith } from '../shared/session/sessionCare.ts';
import { CurrentRoute } from './CurrentRoute.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const goTo = (path: string) => navigate(path);

careForSessionsWith(() => import('../features/auth/sessionCare/sessionCare.tsx'));

/** The dashboard: links that need no page load, and the page of the current path. */
export function App() {
  return (
    <RouterProvider navigate={goTo}>
      <ErrorBoundary>
        <Suspense fallback={null}>
          <CurrentRoute />
        </Suspense>
      </ErrorBoundary>
    </RouterProvider>
  );
}
