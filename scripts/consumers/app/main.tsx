import '@pressdock/charts/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './Page';

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
