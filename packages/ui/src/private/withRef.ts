import { type ForwardedRef, forwardRef, type ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;

/**
 * Gives a component `ref` as a prop like any other, on React 18 too: there a function component
 * would not receive it. Newer versions of React need no help, and this costs them next to nothing.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withRef<Props extends object>(component: Component<Props>): Component<Props> {
  const forwarding = (props: object, ref: ForwardedRef<unknown>) =>
    component({ ...props, ref } as unknown as Props);
  forwarding.displayName = component.name;
  return forwardRef(forwarding) as unknown as Component<Props>;
}
