import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', styles: 'src/theme/styles.css' },
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  dts: { entry: { index: 'src/index.ts' } },
  sourcemap: true,
  clean: true,
  // Charts measure and listen: a server component may import them, and they run in the browser.
  banner: { js: "'use client';" },
});
