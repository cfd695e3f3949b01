import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../text/escapeHtml.ts';
import type { ResponseFacts } from '../check/updateResponse.rules.ts';

const STYLE = `:root{color-scheme:light dark}
body{max-width:45rem;margin:0 auto;padding:1.5rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.3;margin:0}h2{font-size:1.125rem;margin:2rem 0 .5rem}
h3,h4,h5{font-size:1rem;margin:1.25rem 0 .25rem}img{max-width:100%;border-radius:.375rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:1rem 0}dt{font-weight:600}dd{margin:0}
pre{overflow:auto}`;

/**
 * The content security policy of a details page: nothing runs, links open in a new tab, and every
 * site may frame it, because WordPress shows it in a window of the administration.
 */
export const DETAILS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'img-src http: https:',
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const TITLES: Readonly<Record<string, string>> = {
  description: 'Description',
  installation: 'Installation',
  faq: 'Frequently asked questions',
  changelog: 'Changelog',
};

/**
 * Returns the public page about a product: its newest offered version, what that requires, and its
 * sections.
 * Their HTML was sanitized when it was saved.
 */
export function writeDetailsPage(product: ResponseFacts): string {
  const sections = Object.entries(product.sections)
    .map(([name, html]) => `<section><h2>${escapeHtml(titleOf(name))}</h2>${html}</section>`)
    .join('\n');
  const name = escapeHtml(product.name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${name}</title>
<base target="_blank">
<style>${STYLE}</style>
</head>
<body>
${writeBanner(product)}<h1>${name}</h1>
${writeFacts(product)}
${sections}
</body>
</html>
`;
}

function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return TITLES[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function writeBanner({ banner_low: banner }: ResponseFacts): string {
  return banner === '' ? '' : `<img src="${escapeHtml(banner)}" alt="">\n`;
}

function writeFacts({ versions, author }: ResponseFacts): string {
  const newest = versions.find((version) => version.is_offered) ?? versions[0];
  if (!newest) return '';
  const facts: [string, string][] = [
    ['Version', newest.version],
    ['Released', newest.created_at.toISOString().slice(0, 10)],
    ['Author', author],
    ['WordPress', newest.requires && `${newest.requires} or newer`],
    ['PHP', newest.requires_php && `${newest.requires_php} or newer`],
  ];
  const rows = facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<dl>${rows.join('')}</dl>`;
}
