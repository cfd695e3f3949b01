import type { UserResponse } from '@pressdock/api';
import { expect, test } from 'vitest';
import type { Audience } from '../../../entities/navigation/navigation.kind.ts';
import type { Product } from '../../../entities/product/product.kind.ts';
import { productCommand } from '../../../features/products/productCommands.rules.ts';
import { features } from '../../features.ts';
import { navigationEntries } from '../../navigation.ts';
import { navigationOf } from '../navigation/navigation.rules.ts';
import { commandSections, offeredCommands } from './commands.rules.ts';
import { foundSections } from './foundSections.rules.ts';
import { paletteShortcut } from './shortcut.rules.ts';

const plugin = { kind: 'plugin', _id: '7', name: 'Quiet Checkout', latestVersion: null } as Product;

const entries = navigationOf(navigationEntries).flatMap((group) => group.entries);
const featureCommands = features.flatMap((feature) => feature.commands ?? []);

const commands = (canAdd: boolean) =>
  commandSections({
    navigation: navigationOf(navigationEntries),
    featureCommands: featureCommands.filter(({ adds }) => adds === undefined || canAdd),
    featureSections: features
      .flatMap(({ paletteSections = [] }) => paletteSections)
      .map(({ title }) => ({
        title,
        commands: title === 'Plugins' ? [productCommand(plugin)] : [],
      })),
    foundSections: foundSections(undefined, '', { isCurrent: true, hasFlags: true }),
  });

test('offers every page, every product and every action', () => {
  const offered = commands(true).flatMap((section) =>
    section.commands.map(({ label }) => `${section.title}: ${label}`),
  );
  expect(offered).toEqual([
    ...entries.map(({ label }) => `Pages: ${label}`),
    'Plugins: Quiet Checkout',
    ...featureCommands.map(({ label }) => `Actions: ${label}`),
    'Actions: Use theme: System',
    'Actions: Use theme: Light',
    'Actions: Use theme: Dark',
    'Actions: Use theme: High contrast',
    'Actions: Sign out',
  ]);
});

// Specification, sections 2 and 6: what the account may add, and SHOW_FEATURE_FLAG_MENU.
test.each<[string, boolean, Audience[], string[]]>([
  ['who may add and sees the menu', true, ['SHOW_FEATURE_FLAG_MENU'], ['add-flag-product']],
  ['from whom the menu is hidden', true, [], []],
  ['who may not add', false, ['SHOW_FEATURE_FLAG_MENU'], []],
])('offers a person %s the commands they can use', (_who, canAdd, audiences, expected) => {
  const me = { viewingEndsAt: null, canAddFeatureFlagProduct: canAdd } as UserResponse;
  const offered = offeredCommands(featureCommands, me, new Set(audiences));
  const ids = offered.map(({ id }) => id);
  expect(ids.filter((id) => id === 'add-flag-product')).toEqual(expected);
  expect(ids).toContain('access-log');
});

// Specification, section 6: canAddPluginOrTheme and canAddLicense control adding.
test('does not offer adding to accounts that may not add', () => {
  const labels = commands(false).flatMap((section) => section.commands.map(({ label }) => label));
  expect(labels).not.toContain('Add plugin');
  expect(labels).not.toContain('Add theme');
  expect(labels).not.toContain('Add license');
  expect(labels).not.toContain('Import licenses');
});

test('gives every command a unique id', () => {
  const ids = commands(true).flatMap((section) => section.commands.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

const pressed = { key: 'k', metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };

test.each([
  ['MacIntel', { metaKey: true }, true],
  ['MacIntel', { ctrlKey: true }, false],
  ['Linux x86_64', { ctrlKey: true }, true],
  ['Linux x86_64', { ctrlKey: true, key: 'K' }, true],
  ['Linux x86_64', { metaKey: true }, false],
  ['Win32', { ctrlKey: true, shiftKey: true }, false],
  ['Win32', { ctrlKey: true, key: 'j' }, false],
  ['Win32', {}, false],
])('opens the palette on %s with %o: %s', (platform, keys, opens) => {
  expect(paletteShortcut(platform).matches({ ...pressed, ...keys })).toBe(opens);
});
