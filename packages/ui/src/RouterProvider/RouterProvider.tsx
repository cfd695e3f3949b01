'use client';
import type { ComponentProps, ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';

type AriaProps = ComponentProps<typeof AriaRouterProvider>;

export interface RouterProviderProps {
  /** Navigates with your router; called with a link's `href`. */
  navigate: AriaProps['navigate'];
  /** A hook that converts a link's `href` to the URL that the browser shows, if they differ. */
  useHref?: AriaProps['useHref'];
  /** The application. */
  children: ReactNode;
}

/** Routes every link of the kit through your router. */
export function RouterProvider(props: RouterProviderProps) {
  return <AriaRouterProvider {...props} />;
}
