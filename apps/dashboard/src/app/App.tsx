import { RouterProvider } from '@pressdock/ui';
import { Suspense } from 'react';
import { navigate } from '../shared/navigation/navigation.ts';
import { setSessionRecovery } from '../shared/session/sessionRecovery.ts';
import { CurrentRoute } from './CurrentRoute.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const goTo = (path: string) => navigate(path);

setSessionRecovery(() => import('../features/auth/sessionRecovery/sessionRecovery.tsx'));

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
