import * as z from 'zod';

/** The sender of e-mails and the SMTP server. Without a server, e-mails are saved in the data folder. */
export interface MailConfig {
  from: { name: string; address: string };
  smtp: SmtpConfig | null;
}

/** An SMTP server. */
export interface SmtpConfig {
  host: string;
  port: number;
  /** Uses TLS from the start instead of STARTTLS. */
  isSecure: boolean;
  user: string | null;
  password: string | null;
}

/** Parses `smtp://user:password@host:port`; undefined for anything else. */
function parseServer(text: string): SmtpConfig | undefined {
  try {
    const { protocol, hostname, port, username, password, pathname } = new URL(text);
    const isSecure = protocol === 'smtps:';
    if (!isSecure && protocol !== 'smtp:') return undefined;
    if (hostname === '' || !/^\/?$/.test(pathname) || /[?#]/.test(text)) return undefined;
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (isSecure ? 465 : 587) : Number(port),
      isSecure,
      user: username === '' ? null : decodeURIComponent(username),
      password: password === '' ? null : decodeURIComponent(password),
    };
  } catch {
    return undefined;
  }
}

/** Parses `Name <address>` or an address. */
function parseSender(text: string): MailConfig['from'] | undefined {
  const parts = /^(?:(?<name>[^<>"\p{Cc}]*)<(?<inBrackets>[^<>]+)>|(?<alone>[^<>]+))$/u.exec(text);
  const { name = '', inBrackets, alone } = parts?.groups ?? {};
  const address = z.email().safeParse(inBrackets ?? alone);
  return address.success ? { name: name.trim(), address: address.data } : undefined;
}

function parsedString<Value>(parse: (text: string) => Value | undefined, message: string) {
  return z.string().transform((text, check) => {
    const value = parse(text);
    if (value !== undefined) return value;
    check.addIssue(message);
    return z.NEVER;
  });
}

/** The setting `SMTP_URL`. */
export const SmtpUrl = parsedString(
  parseServer,
  'is not an address such as smtp://user:password@mail.example.com:587',
);

/** The setting `MAIL_FROM`. */
export const MailFrom = parsedString(
  parseSender,
  'is neither an address nor a name followed by an address in angle brackets',
);
