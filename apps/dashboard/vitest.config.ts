import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['pressdock-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['pressdock-source', ...defaultServerConditions] } },
  // The modules keep no state that tests change, so files share them instead of importing them again.
  test: { include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'], environment: 'node', isolate: false },
});
