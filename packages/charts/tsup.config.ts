import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', styles: 'src/theme/styles.css' },
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  dts: { entry: { index: 'src/index.ts' } },
  sourcemap: true,
  clean: true,
});
