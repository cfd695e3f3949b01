import { RouterProvider } from '@pressdock/ui';
import { Suspense } from 'react';
import { navigate } from '../shared/navigation/navigation.ts';
import { setSessionRecovery } from '../shared/session/sessionRecovery.ts';
import { CurrentRoute } from './CurrentRoute.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadedFeatures, loadFeatures } from './features.load.ts';

/** Opens a page once the features have loaded: waiting for them while rendering would hide this page. */
function goTo(path: string): void {
  const go = () => navigate(path);
  if (loadedFeatures()) go();
  // A failure to load shows on the page that needs them.
  else void loadFeatures().then(go, go);
}

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
