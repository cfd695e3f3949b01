import { describe, expect, it } from 'vitest';
import { blankProduct } from '../rules/productForm.values.ts';
import { type DescribedProduct, valuesOfPackage } from './package.rules.ts';

const product: DescribedProduct = {
  version: '1.8',
  name: 'Tide Tables',
  slug: 'tides',
  description: '<p>Shows tides.</p>',
  homepage: 'https://tides.example',
  author: 'Ines',
  author_homepage: '',
  installation: '<p>Upload.</p>',
};

describe('a package', () => {
  it('fills the blank fields of a plugin', () => {
    expect(valuesOfPackage('plugin', product, blankProduct)).toEqual({
      name: 'Tide Tables',
      slug: 'tides',
      description: '<p>Shows tides.</p>',
      homepage: 'https://tides.example',
      author: 'Ines',
      installation: '<p>Upload.</p>',
    });
  });

  it('fills only the fields that a theme has', () => {
    expect(valuesOfPackage('theme', product, blankProduct)).toEqual({
      name: 'Tide Tables',
      slug: 'tides',
      description: '<p>Shows tides.</p>',
      details_url: 'https://tides.example',
    });
  });

  it('keeps what was typed, but replaces a slug that was only suggested', () => {
    const typed = { ...blankProduct, name: 'My Tides', slug: 'my-tides', description: '<p></p>' };
    expect(valuesOfPackage('theme', product, typed)).toEqual({
      slug: 'tides',
      description: '<p>Shows tides.</p>',
      details_url: 'https://tides.example',
    });
    expect(valuesOfPackage('theme', product, { ...typed, slug: 'own' }).slug).toBeUndefined();
  });

  it('replaces what an earlier package filled in, unless it was edited', () => {
    const filled = valuesOfPackage('plugin', product, blankProduct);
    const values = { ...blankProduct, ...filled, author: 'Ines Ortega' };
    const other = { ...product, name: 'Sea Charts', slug: 'charts', author: 'Joan', homepage: '' };
    expect(valuesOfPackage('plugin', other, values, filled)).toEqual({
      name: 'Sea Charts',
      slug: 'charts',
      homepage: '',
    });
  });
});
