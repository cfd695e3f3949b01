'use client';
import type { ComponentProps, ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';

type AriaProps = ComponentProps<typeof AriaRouterProvider>;

export interface RouterProviderProps {
  /** What your router has to go somewhere; called with a link's `href`. */
  navigate: AriaProps['navigate'];
  /** A hook that makes of a link's `href` the address that the browser shows, where the two differ. */
  useHref?: AriaProps['useHref'];
  /** The application. */
  children: ReactNode;
}

/** Sends every link of the kit within through your router, whichever that is. */
export function RouterProvider(props: RouterProviderProps) {
  return <AriaRouterProvider {...props} />;
}
