import * as z from 'zod';

/** Who letters come from, and the server that takes them; without one they go into the data folder. */
export interface MailConfig {
  from: { name: string; address: string };
  smtp: SmtpConfig | null;
}

/** A mail server. */
export interface SmtpConfig {
  host: string;
  port: number;
  /** Encrypted from the first byte, rather than from STARTTLS on. */
  isSecure: boolean;
  user: string | null;
  password: string | null;
}

/** Reads `smtp://user:password@host:port`; undefined for anything else, and for anything after it. */
function readServer(text: string): SmtpConfig | undefined {
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

/** Reads `Name <address>` or an address alone. */
function readSender(text: string): MailConfig['from'] | undefined {
  const parts = /^(?:(?<name>[^<>"\p{Cc}]*)<(?<inBrackets>[^<>]+)>|(?<alone>[^<>]+))$/u.exec(text);
  const { name = '', inBrackets, alone } = parts?.groups ?? {};
  const address = z.email().safeParse(inBrackets ?? alone);
  return address.success ? { name: name.trim(), address: address.data } : undefined;
}

function parsed<Value>(read: (text: string) => Value | undefined, message: string) {
  return z.string().transform((text, check) => {
    const value = read(text);
    if (value !== undefined) return value;
    check.addIssue(message);
    return z.NEVER;
  });
}

/** The setting `SMTP_URL`. */
export const SmtpUrl = parsed(
  readServer,
  'is not an address such as smtp://user:password@mail.example.com:587',
);

/** The setting `MAIL_FROM`. */
export const MailFrom = parsed(
  readSender,
  'is neither an address nor a name with an address in angle brackets',
);
