import { UPDATE_RESPONSE_BYTES } from '@pressdock/api/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductFacts, ProductTexts } from '../updates.store.ts';
import { collectSections, toPluginResponse } from './updateResponse.rules.ts';

const texts: ProductTexts = { description: '', installation: '', changelogs: [], readme: {} };
const kilobytes = (count: number, character = 'x') => character.repeat(count * 1024);

describe('the sections of a response', () => {
  it('come from the product, and otherwise from the readme', () => {
    const readme = {
      description: 'readme',
      faq: 'questions',
      upgrade_notice: 'soon',
      changelog: 'old',
    };
    const changelogs = [
      { version: '1.1.0', changelog: 'b' },
      { version: '1.0.0', changelog: 'a' },
    ];
    expect(collectSections({ ...texts, installation: 'own', readme })).toEqual({
      description: 'readme',
      installation: 'own',
      faq: 'questions',
      changelog: 'old',
    });
    expect(collectSections({ ...texts, changelogs, readme }).changelog).toBe(
      '<h4>1.1.0</h4>b<h4>1.0.0</h4>a',
    );
  });

  it('leave out other sections first, then the oldest changelogs', () => {
    const changelogs = Array.from({ length: 15 }, (_, index) => ({
      version: `1.${15 - index}.0`,
      changelog: kilobytes(64),
    }));
    const sections = collectSections({
      description: kilobytes(60, 'd'),
      installation: kilobytes(60, 'i'),
      changelogs,
      readme: { faq: kilobytes(60, 'f'), screenshots: 's' },
    });
    expect(Object.keys(sections)).toEqual([
      'description',
      'installation',
      'screenshots',
      'changelog',
    ]);
    const versions = sections.changelog?.match(/1\.\d+\.0/g);
    expect(versions).toEqual(['1.15.0', '1.14.0', '1.13.0', '1.12.0']);
  });
});

it('a response is never longer than 512 KB, whatever the texts contain', () => {
  const text = (most: number) =>
    fc
      .tuple(
        fc.constantFrom('x', '"', '\n', 'é', '界', '\u0001', '\ud800', '<p>'),
        fc.integer({ min: 0, max: most }),
      )
      .map(([part, count]) => part.repeat(Math.floor(count / part.length)));
  const html = text(65_536);
  const [line, url] = [text(500), text(2000)];
  const product: fc.Arbitrary<Partial<ProductFacts>> = fc.record({
    name: text(200),
    slug: text(100),
    homepage: url,
    author: line,
    author_homepage: url,
    icon: url,
    banner_low: url,
    banner_high: url,
  });
  fc.assert(
    fc.property(
      product,
      fc.record({
        description: html,
        installation: html,
        changelogs: fc.array(fc.record({ version: fc.constant('1.0.0'), changelog: html }), {
          maxLength: 15,
        }),
        readme: fc.dictionary(fc.constantFrom('faq', 'screenshots', 'other', 'changelog'), html),
      }),
      text(4000),
      (facts, ofPage, upgrade_notice) => {
        const version = {
          ...{ id: 'v', version: '1.0.0', requires: '6.0', tested: '6.8', requires_php: '8.2' },
          ...{ upgrade_notice, object_key: '', sha256: '', downloads: 0, created_at: new Date(0) },
          is_offered: true,
        };
        const complete = { ...facts, versions: [version], sections: collectSections(ofPage) };
        const site = { downloadUrl: 'https://a.example/zip', refusal: undefined };
        const response = toPluginResponse(complete as never, version, site);
        expect(Buffer.byteLength(JSON.stringify(response))).toBeLessThanOrEqual(
          UPDATE_RESPONSE_BYTES,
        );
      },
    ),
    { numRuns: 100 },
  );
});
