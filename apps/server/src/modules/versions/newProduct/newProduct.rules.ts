import type { InspectNewPackageResponse } from '@pressdock/api';
import { TEXT_LIMITS } from '@pressdock/api/limits';
import { escapeHtml } from '../../../text/escapeHtml.ts';
import { truncate } from '../../../text/truncate.ts';
import type { PackageReport } from '../../packages/inspection.ts';

type NewProduct = NonNullable<InspectNewPackageResponse['product']>;

/** Returns the fields of a product as the headers and the readme of its package describe it. */
export function describeProduct({ root, headers, readme, version }: PackageReport): NewProduct {
  const { name = root, description: summary = '', author = '' } = headers;
  const paragraph = readme?.shortDescription ?? toText(summary);
  return {
    version,
    name: truncate(toText(name), TEXT_LIMITS.name),
    slug: toSlug(root),
    description: readme?.sections.description ?? (paragraph && `<p>${escapeHtml(paragraph)}</p>`),
    homepage: toWebAddress(headers.uri),
    author: truncate(toText(author), TEXT_LIMITS.line),
    author_homepage: toWebAddress(headers.authorUri),
    installation: readme?.sections.installation ?? '',
  };
}

/** Returns a header without markup, which WordPress allows in some of them. */
function toText(header: string): string {
  return header.replace(/<[^>]*>/g, '').trim();
}

function toSlug(folder: string): string {
  const slug = folder
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, TEXT_LIMITS.slug);
  return slug.replace(/^-+|-+$/g, '');
}

function toWebAddress(text = ''): string {
  return /^https?:\/\/[^\s]+$/i.test(text) && text.length <= TEXT_LIMITS.url ? text : '';
}
