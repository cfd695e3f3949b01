import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    limits: 'src/limits.ts',
    'client/index': 'src/client/index.ts',
    flags: 'src/flagsClient/flags.ts',
    'flags/react': 'src/flagsClient/react.ts',
    cli: 'src/cli/cli.ts',
  },
  format: 'esm',
  dts: true,
  sourcemap: true,
  clean: true,
  target: 'es2022',
});
