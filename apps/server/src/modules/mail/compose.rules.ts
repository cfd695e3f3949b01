import type { Letter, Recipient } from '../../ports/letters.ts';
import type { Mail } from '../../ports/mail.ts';
import { escapeHtml } from '../../text/escapeHtml.ts';
import { type LetterText, textOf } from './letters.messages.ts';
import { toHeaderText } from './recipient.rules.ts';

const longestSubject = 150;
const sender = 'Pressdock';

const colours = {
  page: 'background-color:#f4f5f7',
  card: 'background-color:#ffffff;color:#1c2024;border:1px solid #d9dce1;border-radius:8px',
  small: 'color:#5b6470;font-size:13px;line-height:20px',
  button: 'background-color:#1d4ed8;color:#ffffff;border-radius:6px',
} as const;

/** A text that people wrote: its direction ends with it. */
const shown = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

function greeting(name: string): string {
  return name === '' ? 'Hello,' : `Hello ${name},`;
}

function plain(name: string, { paragraphs, facts, link, note }: LetterText): string {
  const [first = '', ...rest] = paragraphs;
  const listed = facts?.map(([label, value]) => `${label}: ${value}`).join('\n');
  const linked = link && `${link.label}:\n${link.address}`;
  return [greeting(name), first, listed, ...rest, linked, sender, `-- \n${note}`]
    .filter((part) => part !== undefined)
    .join('\n\n');
}

function rich(name: string, { subject, paragraphs, facts, link, note }: LetterText): string {
  const paragraph = (inner: string, style = '') =>
    `<p dir="auto" style="margin:0 0 16px;${style}">${inner}</p>`;
  const [first = '', ...rest] = paragraphs;
  const rows = facts?.map(
    ([label, value]) =>
      `<tr style="vertical-align:baseline"><td style="padding:4px 16px 4px 0;${colours.small}">${shown(label)}</td><td style="padding:4px 0">${shown(value)}</td></tr>`,
  );
  const body = [
    paragraph(greeting(name === '' ? '' : shown(name))),
    paragraph(escapeHtml(first)),
    rows &&
      `<table role="presentation" style="margin:0 0 16px;font-size:15px">${rows.join('')}</table>`,
    ...rest.map((text) => paragraph(escapeHtml(text))),
    link &&
      `<p style="margin:24px 0"><a href="${escapeHtml(link.address)}" style="display:inline-block;padding:10px 18px;text-decoration:none;font-weight:600;${colours.button}">${escapeHtml(link.label)}</a></p>`,
    link &&
      paragraph(
        `If the button does not work, open this address:<br><a href="${escapeHtml(link.address)}" style="color:#1d4ed8;overflow-wrap:anywhere">${escapeHtml(link.address)}</a>`,
        colours.small,
      ),
    paragraph(sender),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;${colours.page}">
<div style="max-width:560px;margin:0 auto;padding:28px 28px 12px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:24px;${colours.card}">
${body.filter((part) => part !== undefined).join('\n')}
</div>
<p style="max-width:560px;margin:16px auto 0;padding:0 28px;font-family:Arial,sans-serif;${colours.small}">${escapeHtml(note)}</p>
</body></html>
`;
}

/** Every text in a letter that somebody wrote, as one line. */
function flatten<Value>(value: Value): Value {
  if (typeof value === 'string') return toHeaderText(value) as Value;
  if (Array.isArray(value)) return value.map(flatten) as Value;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, flatten(inner)]);
  return Object.fromEntries(entries) as Value;
}

/** Words a letter, in text and in HTML. */
export function compose(
  { id, createdAt, to, letter }: { id: string; createdAt: Date; to: Recipient; letter: Letter },
  publicUrl: string,
): Mail {
  const text = textOf(flatten(letter), publicUrl);
  const name = toHeaderText(to.name);
  const subject = [...toHeaderText(text.subject)].slice(0, longestSubject).join('');
  return {
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    kind: letter.kind,
    date: createdAt,
    to: { name, address: to.email },
    subject,
    text: plain(name, text),
    html: rich(name, text),
  };
}
