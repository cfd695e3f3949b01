import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const part = (name) => readFileSync(new URL(`./report/${name}`, import.meta.url), 'utf8');
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value) => String(value).replace(/[&<>"]/g, (character) => escapes[character]);
const option = (value) => `<option>${text(value)}</option>`;
const componentOf = (title) => title.split('/').at(-1);
const unique = (values) => [...new Set(values)];

const kinds = [
  ['before', 'Before'],
  ['after', 'After'],
  ['difference', 'Difference'],
];
const verdicts = [
  ['none', 'Not reviewed'],
  ['pass', 'Pass'],
  ['fail', 'Fail'],
];

/** Returns an id that depends only on the images, so that a verdict on them persists. */
const idOf = ({ before, after }) =>
  createHash('sha256')
    .update(before ?? '')
    .update('|')
    .update(after ?? '')
    .digest('hex')
    .slice(0, 20);

function figure(finding, [kind, word]) {
  const image = finding[kind];
  const alt = `${word}: ${finding.title} ${finding.name}`;
  const content = image
    ? `<button type="button" data-enlarge="${kind}" aria-label="Enlarge ${text(alt)}"><img alt="" loading="lazy" src="data:image/png;base64,${image.toString('base64')}"></button>`
    : '<p>None</p>';
  return `<figure><figcaption>${word}</figcaption>${content}</figure>`;
}

function amount({ state, pixels, share, problem }) {
  if (state === 'changed') {
    const percent = share < 0.0001 ? 'under 0.01' : (share * 100).toFixed(2);
    return `${pixels.toLocaleString('en-US')} pixels, ${percent} %`;
  }
  return problem ?? '';
}

function article(finding, index) {
  const { title, name, theme, state } = finding;
  const label = `${title} · ${name} · ${theme}`;
  const choice = ([value, word]) =>
    `<label><input type="radio" name="v${index}" value="${value}"${value === 'none' ? ' checked' : ''}> ${word}</label>`;
  return `<article tabindex="-1" aria-labelledby="t${index}" data-id="${idOf(finding)}" data-label="${text(label)}" data-component="${text(componentOf(title))}" data-state="${state}" data-theme="${text(theme)}" data-verdict="none">
<header><h2 id="t${index}">${text(componentOf(title))} <span>${text(name)}</span></h2>
<p><strong class="${state}">${state}</strong> ${text(theme)} ${amount(finding)}</p>
<fieldset><legend>Verdict on ${text(label)}</legend>${verdicts.map(choice).join('')}</fieldset></header>
<div class="images">${kinds.map((kind) => figure(finding, kind)).join('')}</div>
</article>`;
}

/** Returns a filter for one of the values or all of them. */
const filter = (name, word, values) =>
  `<label>${word}<select data-filter="${name}"><option value="">All</option>${values.map(option).join('')}</select></label>`;

/**
 * Returns the report as one self-contained page with images, styles and script.
 * @param {{ base: string, commit: string, findings: import('./findings.mjs').Finding[],
 *   counts: Record<string, number> }} run
 */
export function reportPage({ base, commit, findings, counts }) {
  const different = findings.filter(({ state }) => state !== 'same');
  const same = findings.filter(({ state }) => state === 'same');
  const summary = `${counts.changed} changed, ${counts.added} added, ${counts.removed} removed, ${counts.failed} failed, ${counts.same} unchanged`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Changes since ${text(base)}</title><style>${part('report.css')}</style></head>
<body><header class="top"><h1>Changes since ${text(base)} <code>${commit.slice(0, 10)}</code></h1>
<p>${summary}. <span id="reviewed" role="status"></span></p>
<form class="filters" aria-label="Filter">
${filter('component', 'Component', unique(different.map(({ title }) => componentOf(title))))}
${filter('state', 'State', unique(different.map(({ state }) => state)))}
${filter('theme', 'Theme', unique(different.map(({ theme }) => theme)))}
${filter('verdict', 'Verdict', ['none', 'pass', 'fail'])}
<button type="button" id="next">Next not reviewed</button>
<button type="button" id="save">Save verdicts</button></form></header>
<main>${different.length > 0 ? different.map(article).join('\n') : '<p>No story has changed.</p>'}
<details><summary>${same.length} stories are unchanged</summary><ul>${same.map(({ title, name, theme }) => `<li>${text(`${title} · ${name} · ${theme}`)}</li>`).join('')}</ul></details></main>
<dialog aria-labelledby="enlarged"><header><h2 id="enlarged"></h2>
<fieldset><legend>Image</legend>${kinds.map(([kind, word]) => `<label><input type="radio" name="kind" value="${kind}"> ${word}</label>`).join('')}</fieldset>
<form method="dialog"><button>Close</button></form></header><div class="sheet" tabindex="0" role="group" aria-label="Image at full size"><img alt=""></div></dialog>
<script>${part('report.js')}</script></body></html>
`;
}
