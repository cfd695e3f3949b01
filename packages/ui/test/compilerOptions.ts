import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** The folder of the package. */
export const home = resolve(import.meta.dirname, '..');

/** The options with which the package is type-checked. */
export function readCompilerOptions(): ts.CompilerOptions {
  const file = resolve(home, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).options;
}
