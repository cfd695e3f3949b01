import type { Config } from '../../config.ts';
import type { EmailTemplate, EmailText, PageAddress, Recipient } from '../../ports/email.ts';
import type { Mail } from '../../ports/mail.ts';
import { escapeHtml } from '../../text/escapeHtml.ts';
import { toHeaderText } from './recipient.rules.ts';

const maxSubjectLength = 150;
const signature = 'Pressdock';

const styles = {
  page: 'background-color:#f4f5f7',
  card: 'background-color:#ffffff;color:#1c2024;border:1px solid #d9dce1;border-radius:8px',
  small: 'color:#5b6470;font-size:13px;line-height:20px',
  button: 'background-color:#1d4ed8;color:#ffffff;border-radius:6px',
} as const;

/** Returns text that a user wrote as HTML, isolated so that its direction does not affect the rest. */
const isolate = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

function greet(name: string): string {
  return name === '' ? 'Hello,' : `Hello ${name},`;
}

function renderText(name: string, { paragraphs, facts, link, note }: EmailText): string {
  const [first = '', ...rest] = paragraphs;
  const listed = facts?.map(([label, value]) => `${label}: ${value}`).join('\n');
  const linked = link && `${link.label}:\n${link.address}`;
  return [greet(name), first, listed, ...rest, linked, signature, `-- \n${note}`]
    .filter((part) => part !== undefined)
    .join('\n\n');
}

const renderParagraph = (html: string, style = '') =>
  `<p dir="auto" style="margin:0 0 16px;${style}">${html}</p>`;

function renderFacts(facts: NonNullable<EmailText['facts']>): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr style="vertical-align:baseline"><td style="padding:4px 16px 4px 0;${styles.small}">${isolate(label)}</td><td style="padding:4px 0">${isolate(value)}</td></tr>`,
  );
  return `<table role="presentation" style="margin:0 0 16px;font-size:15px">${rows.join('')}</table>`;
}

function renderLink({ label, address }: NonNullable<EmailText['link']>): string[] {
  const href = escapeHtml(address);
  return [
    `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:10px 18px;text-decoration:none;font-weight:600;${styles.button}">${escapeHtml(label)}</a></p>`,
    renderParagraph(
      `If the button does not work, open this link:<br><a href="${href}" style="color:#1d4ed8;overflow-wrap:anywhere">${href}</a>`,
      styles.small,
    ),
  ];
}

function renderHtml(name: string, { subject, paragraphs, facts, link, note }: EmailText): string {
  const [first = '', ...rest] = paragraphs;
  const body = [
    renderParagraph(greet(name === '' ? '' : isolate(name))),
    renderParagraph(escapeHtml(first)),
    ...(facts ? [renderFacts(facts)] : []),
    ...rest.map((text) => renderParagraph(escapeHtml(text))),
    ...(link ? renderLink(link) : []),
    renderParagraph(signature),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;${styles.page}">
<div style="max-width:560px;margin:0 auto;padding:28px 28px 12px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:24px;${styles.card}">
${body.join('\n')}
</div>
<p style="max-width:560px;margin:16px auto 0;padding:0 28px;font-family:Arial,sans-serif;${styles.small}">${escapeHtml(note)}</p>
</body></html>
`;
}

/** Returns content with each text in it reduced to one line. */
function toSingleLines<Value>(value: Value): Value {
  if (typeof value === 'string') return toHeaderText(value) as Value;
  if (Array.isArray(value)) return value.map(toSingleLines) as Value;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, toSingleLines(inner)]);
  return Object.fromEntries(entries) as Value;
}

/** An e-mail to compose. */
export interface EmailToCompose<Content extends object> {
  id: string;
  createdAt: Date;
  to: Recipient;
  template: EmailTemplate<Content>;
  content: Content;
}

/** Composes an e-mail as text and as HTML. */
export function compose<Content extends object>(
  { id, createdAt, to, template, content }: EmailToCompose<Content>,
  { publicUrl, supportUrl }: Pick<Config, 'publicUrl' | 'supportUrl'>,
): Mail {
  const page: PageAddress = (path) => `${publicUrl}${path}`;
  const text = template.write(toSingleLines(content), page, supportUrl);
  const name = toHeaderText(to.name);
  const subject = [...toHeaderText(text.subject)].slice(0, maxSubjectLength).join('');
  return {
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    kind: template.kind,
    date: createdAt,
    to: { name, address: to.email },
    subject,
    text: renderText(name, text),
    html: renderHtml(name, text),
  };
}
