import { expect, test } from 'vitest';
import { features } from './features.ts';
import { navigationEntries } from './navigation.ts';
import { navigationOf } from './shell/navigation/navigation.rules.ts';

const pages = features
  .flatMap(({ routes }) => routes)
  .map(({ pattern, access }) => `${pattern} ${access}`);

const entries = navigationOf(navigationEntries)
  .flatMap((group) => group.entries)
  .map(({ label, href, audience = 'everyone' }) => `${label} ${href} ${audience}`);

const commands = features
  .flatMap((feature) => feature.commands ?? [])
  .map(({ label, href, adds = 'nothing' }) => `${label} ${href} ${adds}`);

const paletteSections = features
  .flatMap((feature) => feature.paletteSections ?? [])
  .map(({ title }) => title);

// Specification, section 2, "Top-level routes", "Dashboard" and "The shell". Run vitest with --update
// after adding a feature, and review the difference.
test('declares exactly the pages, navigation entries and commands in features.txt', async () => {
  const sections = [
    ['Pages and who may see them', ...pages],
    ['Navigation entries, their pages and who sees them', ...entries],
    ['Commands, their pages and what the account must be allowed to add', ...commands],
    ['Sections of the palette', ...paletteSections],
  ];
  const text = sections.map(([title, ...lines]) => [title, ...lines, ''].join('\n')).join('\n');
  await expect(text).toMatchFileSnapshot('features.txt');
});
