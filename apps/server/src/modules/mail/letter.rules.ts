import { INVITATION_SECONDS, PASSWORD_RESET_SECONDS } from '@pressdock/api/limits';
import type { Letter } from '../../ports/letters.ts';

/** What is sealed of a letter: whom it greets, and what it says. */
export interface LetterContent {
  name: string;
  letter: Letter;
}

const moments = new Set(['at', 'expiresAt', 'endsAt']);

/** Writes a letter down. */
export function writeContent(content: LetterContent): string {
  return JSON.stringify(content);
}

/** Reads what {@link writeContent} wrote. */
export function readContent(text: string): LetterContent {
  return JSON.parse(text, (key, value) => (moments.has(key) ? new Date(value) : value));
}

const daySeconds = 24 * 60 * 60;

/** Until when a letter is worth sending: not after its link has lapsed, and not for ever. */
export function worthUntil(kind: string, createdAt: Date): Date {
  const seconds: Record<string, number> = {
    passwordReset: PASSWORD_RESET_SECONDS,
    invitation: INVITATION_SECONDS,
  };
  return new Date(createdAt.getTime() + (seconds[kind] ?? 4 * daySeconds) * 1000);
}

/** What a letter is sealed for: opened for another row it is nothing. */
export function placeOf(id: string): string {
  return `outbox/${id}`;
}
