import '@pressdock/charts/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './Page';

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
