import { lazy, type ReactNode } from 'react';

/** Access to a page: `visitor` only without a session, `session` only with one, `anyone` always. */
export type Access = 'visitor' | 'session' | 'anyone';

/** The values that a pattern finds in a path, by name. */
export type RouteParameters = Readonly<Record<string, string>>;

type ParameterNames<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? ParameterNames<Head> | ParameterNames<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

type ParametersOf<Pattern extends string> = Record<ParameterNames<Pattern>, string>;

/** A page whose code loads when it is first shown, or earlier through `preload`. */
export interface LazyPage<Props> {
  Page: (props: Props) => ReactNode;
  preload: () => void;
}

type PropsOf<Component> = Component extends () => ReactNode
  ? object
  : Component extends (props: infer Props) => ReactNode
    ? Props
    : never;

/** Makes the component `name` of a module a page, and the module a chunk of its own. */
export function page<Name extends string, Module extends Record<Name, (props: never) => ReactNode>>(
  load: () => Promise<Module>,
  name: Name,
): LazyPage<PropsOf<Module[Name]>> {
  type Page = (props: PropsOf<Module[Name]>) => ReactNode;
  const loading = async () => ({ default: (await load())[name] as unknown as Page });
  // A failure to load shows when the page is rendered.
  return { Page: lazy(loading), preload: () => void loading().catch(() => undefined) };
}

/** One page of the dashboard: its pattern, who may see it, and what it renders. */
export interface Route {
  pattern: string;
  access: Access;
  render: (parameters: RouteParameters) => ReactNode;
  preload: () => void;
}

/** Declares a page. It receives the parameters of its pattern, and `fixed`, as props. */
export function route<Pattern extends string, Fixed extends object>(
  pattern: Pattern,
  access: Access,
  { Page, preload }: LazyPage<ParametersOf<Pattern> & NoInfer<Fixed>>,
  fixed?: Fixed,
): Route {
  return {
    pattern,
    access,
    preload,
    render: (parameters) => (
      // The router passes exactly the parameters that the pattern names.
      <Page {...({ ...fixed, ...parameters } as ParametersOf<Pattern> & Fixed)} />
    ),
  };
}
