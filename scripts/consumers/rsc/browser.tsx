import { createFromFetch } from '@vitejs/plugin-rsc/browser';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

const page = await createFromFetch<ReactNode>(fetch('/page.rsc'));
startTransition(() => {
  hydrateRoot(document, page);
});
