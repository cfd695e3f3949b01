import { Engine } from 'php-parser';
import { describe, expect, it } from 'vitest';
import type { UpdaterFacts } from './updaterFile.rules.ts';
import { createUpdaterFile } from './updaterFile.service.ts';
import { licensedPlugin, openPlugin, openTheme } from './updaterSite.testing.ts';

const php74 = new Engine({ parser: { version: 704, suppressErrors: false } });
/** Functions of PHP 8, and of WordPress versions that are newer than the oldest supported one. */
const NEW_FUNCTIONS =
  /\b(?:str_(?:contains|starts_with|ends_with)|get_debug_type|array_(?:is_list|find|any|all)|wp_get_admin_notice|wp_admin_notice)\s*\(/;
/** Declarations of PHP 8 that the parser accepts in older versions. */
const NEW_DECLARATIONS =
  /#\[|\breadonly\b|\bmixed\b|__construct\([^)]*\b(?:public|private|protected)\b|\w\|\w+ \$|\): static\b/;

const every: [string, UpdaterFacts][] = [
  ['an open plugin', openPlugin],
  ['a licensed plugin', licensedPlugin],
  ['an open theme', openTheme],
  ['a theme with purchase codes', { ...openTheme, checksPurchases: true }],
];

describe('an updater file', () => {
  it.each(every)('of %s is valid PHP 7.4', async (_, facts) => {
    const { code } = await createUpdaterFile(facts);
    expect(() => php74.parseCode(code, 'updates.php')).not.toThrow();
    expect(code).not.toMatch(NEW_FUNCTIONS);
    expect(code).not.toMatch(NEW_DECLARATIONS);
  });

  it.each([
    "quote ' and \\ slash",
    'ends */ the comment\n<?php exit;',
    '$variables {$and} ?> tags',
  ])('contains the name %j as text', async (name) => {
    const { code } = await createUpdaterFile({ ...openPlugin, name });
    const tree = php74.parseCode(code, 'updates.php');
    expect(JSON.stringify(tree)).toContain(JSON.stringify(name));
    expect(tree.children).toHaveLength(2);
  });

  it.each([
    ['quiet-checkout', 'final class Quiet_Checkout_0f5c9d1e {'],
    ['2-columns', 'final class Product_2_Columns_0f5c9d1e {'],
    ['-', 'final class Product_0f5c9d1e {'],
  ])('of %s has a prefix of its own', async (slug, expected) => {
    const { name, code } = await createUpdaterFile({ ...openPlugin, slug });
    expect(name).toBe(`${slug}-updates.php`);
    expect(code).toContain(expected);
    expect(code).not.toMatch(/pressdock[-_]product/i);
  });

  it('of a licensed product contains every key that signs leases', async () => {
    const keys = new Map([
      ['new', 'AAAA+/=='],
      ["o'ld", 'BBBB'],
    ]);
    const { code } = await createUpdaterFile({ ...licensedPlugin, keys });
    expect(code).toContain("array( 'new' => 'AAAA+/==', 'o\\'ld' => 'BBBB' )");
  });
});
