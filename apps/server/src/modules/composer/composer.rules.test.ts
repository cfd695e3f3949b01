import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packageName } from './composer.rules.ts';

it('derives valid Composer package names from any slug', () => {
  const slug = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), slug, (accountId, id, text) => {
      const name = packageName(accountId, { id, slug: text, kind: 'plugin' });
      expect(name).toMatch(
        /^[a-z0-9](?:[_.-]?[a-z0-9]+)*\/[a-z0-9](?:(?:[_.]|-{1,2})?[a-z0-9]+)*$/,
      );
    }),
  );
});
