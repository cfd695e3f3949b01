import type { Call } from './contract.types.ts';

/** Returns the call with a method and a path: `GET /api/v1/plugins/{id}`. */
export type FindCall = (text: string) => Call | undefined;

const withoutNames = (text: string) => text.replaceAll(/\{\w+\}/g, '{}');

/** Creates the function. The names of path parameters do not matter. */
export function createCallFinder(calls: readonly Call[]): FindCall {
  const byText = new Map(
    calls.map((call) => [withoutNames(`${call.method} ${call.path}`), call] as const),
  );
  return (text) => byText.get(withoutNames(text));
}
