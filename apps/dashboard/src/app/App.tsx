import { RouterProvider } from '@pressdock/ui';
import { navigate } from '../shared/navigation.ts';
import { Provider } from '../shared/state.ts';
import { CurrentRoute } from './CurrentRoute.tsx';

const goTo = (path: string) => navigate(path);

/** The dashboard: state, links that need no page load, and the page of the current path. */
export function App() {
  return (
    <Provider>
      <RouterProvider navigate={goTo}>
        <CurrentRoute />
      </RouterProvider>
    </Provider>
  );
}
