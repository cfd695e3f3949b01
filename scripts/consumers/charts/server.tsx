import { readFileSync, writeFileSync } from 'node:fs';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './Page';

const container = '<div id="root">';
const html = renderToString(
  <StrictMode>
    <Page />
  </StrictMode>,
);
const page = readFileSync('dist/index.html', 'utf8');
writeFileSync('dist/index.html', page.replace(container, `${container}${html}`));
