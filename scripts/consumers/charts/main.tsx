import '@pressdock/charts/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page';

const place = document.getElementById('root');
if (place) {
  hydrateRoot(
    place,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
