import { type ForwardedRef, forwardRef, type ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;

/**
 * Passes `ref` to a component as an ordinary prop on React 18 too, where function components do not
 * receive it. React 19 does not need this, and there it costs almost nothing.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withRef<Props extends object>(component: Component<Props>): Component<Props> {
  const forwarding = (props: object, ref: ForwardedRef<unknown>) =>
    component({ ...props, ref } as unknown as Props);
  forwarding.displayName = component.name;
  return forwardRef(forwarding) as unknown as Component<Props>;
}
