import type { Config } from '../config.ts';

/** Returns the address at which the server serves a page of the manual for operators, such as `backup`. */
export function operatingPage({ publicUrl }: Pick<Config, 'publicUrl'>, page: string): string {
  return `${publicUrl}/docs/operating/${page}`;
}
