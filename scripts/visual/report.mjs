import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const part = (name) => readFileSync(new URL(`./report/${name}`, import.meta.url), 'utf8');
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value) => String(value).replace(/[&<>"]/g, (sign) => escapes[sign]);
const option = (value) => `<option>${text(value)}</option>`;
const componentOf = (title) => title.split('/').at(-1);
const unique = (values) => [...new Set(values)];

const kinds = [
  ['before', 'Before'],
  ['after', 'After'],
  ['difference', 'Difference'],
];
const verdicts = [
  ['none', 'Not judged'],
  ['pass', 'Pass'],
  ['fail', 'Fail'],
];

/** The same pictures have the same name in every report, so that a verdict on them stays. */
const nameOf = ({ before, after }) =>
  createHash('sha256')
    .update(before ?? '')
    .update('|')
    .update(after ?? '')
    .digest('hex')
    .slice(0, 20);

function figure(finding, [kind, word]) {
  const picture = finding[kind];
  const alt = `${word}: ${finding.title} ${finding.name}`;
  const shown = picture
    ? `<button type="button" data-enlarge="${kind}" aria-label="Enlarge ${text(alt)}"><img alt="" loading="lazy" src="data:image/png;base64,${picture.toString('base64')}"></button>`
    : '<p>None</p>';
  return `<figure><figcaption>${word}</figcaption>${shown}</figure>`;
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
  return `<article tabindex="-1" aria-labelledby="t${index}" data-id="${nameOf(finding)}" data-label="${text(label)}" data-component="${text(componentOf(title))}" data-state="${state}" data-theme="${text(theme)}" data-verdict="none">
<header><h2 id="t${index}">${text(componentOf(title))} <span>${text(name)}</span></h2>
<p><strong class="${state}">${state}</strong> ${text(theme)} ${amount(finding)}</p>
<fieldset><legend>Verdict on ${text(label)}</legend>${verdicts.map(choice).join('')}</fieldset></header>
<div class="pictures">${kinds.map((kind) => figure(finding, kind)).join('')}</div>
</article>`;
}

/** A filter: every one of the values, or all of them. */
const filter = (name, word, values) =>
  `<label>${word}<select data-filter="${name}"><option value="">All</option>${values.map(option).join('')}</select></label>`;

/**
 * The whole report in one page that needs nothing else: pictures, style and script are inside.
 * @param {{ base: string, commit: string, findings: import('./findings.mjs').Finding[],
 *   counts: Record<string, number> }} run
 */
export function reportPage({ base, commit, findings, counts }) {
  const shown = findings.filter(({ state }) => state !== 'same');
  const same = findings.filter(({ state }) => state === 'same');
  const sentence = `${counts.changed} changed, ${counts.added} added, ${counts.removed} removed, ${counts.failed} failed, ${counts.same} the same`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What changed since ${text(base)}</title><style>${part('report.css')}</style></head>
<body><header class="top"><h1>What changed since ${text(base)} <code>${commit.slice(0, 10)}</code></h1>
<p>${sentence}. <span id="judged" role="status"></span></p>
<form class="filters" aria-label="Filter">
${filter('component', 'Component', unique(shown.map(({ title }) => componentOf(title))))}
${filter('state', 'State', unique(shown.map(({ state }) => state)))}
${filter('theme', 'Theme', unique(shown.map(({ theme }) => theme)))}
${filter('verdict', 'Verdict', ['none', 'pass', 'fail'])}
<button type="button" id="next">Next without a verdict</button>
<button type="button" id="save">Save the verdicts</button></form></header>
<main>${shown.length > 0 ? shown.map(article).join('\n') : '<p>Every story looks as it did.</p>'}
<details><summary>${same.length} stories look the same</summary><ul>${same.map(({ title, name, theme }) => `<li>${text(`${title} · ${name} · ${theme}`)}</li>`).join('')}</ul></details></main>
<dialog aria-labelledby="enlarged"><header><h2 id="enlarged"></h2>
<fieldset><legend>Picture</legend>${kinds.map(([kind, word]) => `<label><input type="radio" name="kind" value="${kind}"> ${word}</label>`).join('')}</fieldset>
<form method="dialog"><button>Close</button></form></header><div class="sheet" tabindex="0" role="group" aria-label="Picture at full size"><img alt=""></div></dialog>
<script>${part('report.js')}</script></body></html>
`;
}
