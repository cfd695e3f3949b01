import react from '@vitejs/plugin-react';
import rsc from '@vitejs/plugin-rsc';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    react(),
    rsc({ entries: { rsc: './server.tsx', ssr: './html.tsx', client: './browser.tsx' } }),
  ],
});
