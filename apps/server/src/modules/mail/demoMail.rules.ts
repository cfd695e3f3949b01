import type { Mail } from '../../ports/mail.ts';
import { escapeHtml } from '../../text/escapeHtml.ts';
import { demoMailMessages as messages } from './demoMail.messages.ts';

/** The path of the demo's e-mail page. */
export const demoMailPath = '/demo/mail';

/** Returns the id of an e-mail in the page's links. */
export function idOf({ messageId }: Mail): string {
  return messageId.replace(/^<|@.*$/g, '');
}

function renderPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${demoMailPath}/style.css"></head>
<body><main>
<h1><bdi>${escapeHtml(title)}</bdi></h1>
${body}
</main></body></html>
`;
}

function renderRow(mail: Mail): string {
  const time = mail.date.toISOString();
  return `<tr><td><time datetime="${time}">${time.slice(0, 19).replace('T', ' ')}</time></td><td>${escapeHtml(mail.to.address)}</td><td><a href="${demoMailPath}/${idOf(mail)}"><bdi>${escapeHtml(mail.subject)}</bdi></a></td></tr>`;
}

/** Returns the page that lists e-mails. */
export function renderListPage(mails: readonly Mail[]): string {
  const heads = messages.columns.map((name) => `<th scope="col">${name}</th>`).join('');
  const list =
    mails.length === 0
      ? `<p>${messages.none}</p>`
      : `<table><thead><tr>${heads}</tr></thead><tbody>${mails.map(renderRow).join('\n')}</tbody></table>`;
  return renderPage(messages.title, `<p>${messages.explanation}</p>\n${list}`);
}

function linkUrls(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => {
      const escaped = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${escaped}">${escaped}</a>` : escaped;
    })
    .join('');
}

/** Returns the page of one e-mail: its text with clickable links. */
export function renderEmailPage(mail: Mail): string {
  return renderPage(
    mail.subject,
    `<p><a href="${demoMailPath}">${messages.back}</a> · <a href="${demoMailPath}/${idOf(mail)}/html">${messages.asHtml}</a></p>
<p>${escapeHtml(mail.to.address)}, <time>${mail.date.toUTCString()}</time></p>
<pre>${linkUrls(mail.text)}</pre>`,
  );
}

/** The style sheet of the pages. */
export const pageStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.3; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 1rem 0.5rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; border-bottom: 1px solid #8884; }
td:first-child { white-space: nowrap; }
@media (max-width: 40rem) { td:first-child { white-space: normal; } }
pre { padding: 1rem; border: 1px solid #8886; border-radius: 0.5rem; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
