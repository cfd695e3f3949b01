import type { ExplainOfferResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import type { ProductRef } from '../../../entities/product/product.queries.ts';
import { productUrls } from '../../../entities/product/productUrls.ts';
import { api } from '../../../shared/server/api.ts';
import { atom } from '../../../shared/state.ts';
import type { Site } from './updatePreview.rules.ts';

/** Requests which version a site would be offered, and why not another one. */
export const previewUpdateAtom = atom(
  null,
  async (_get, _set, { kind, id, question }: ProductRef & { question: Partial<Site> }) => {
    const result: Result<ExplainOfferResponse> = await api.get(productUrls(kind).updatePreview, {
      params: { path: { id }, query: question },
    });
    return result;
  },
);
