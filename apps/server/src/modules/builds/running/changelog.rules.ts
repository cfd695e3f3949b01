import { escapeHtml } from '../../../text/escapeHtml.ts';

/** Returns the subjects of commits as an HTML list, newest first. A subject that repeats is listed once. */
export function listCommits(subjects: readonly string[]): string {
  const items = [...new Set(subjects.map((subject) => subject.trim()))]
    .filter((subject) => subject !== '')
    .map((subject) => `<li>${escapeHtml(subject)}</li>`);
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}
