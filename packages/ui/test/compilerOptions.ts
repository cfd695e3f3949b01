import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** The package's folder. */
export const home = resolve(import.meta.dirname, '..');

/** The compiler options of the package. */
export function readCompilerOptions(): ts.CompilerOptions {
  const file = resolve(home, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).options;
}
