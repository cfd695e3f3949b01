import { packageFileName } from '@pressdock/api';
import type { Product } from '../../../entities/product/product.kind.ts';
import { productUrls } from '../../../entities/product/productUrls.ts';
import { saveStream } from '../../../shared/export/saveStream.ts';
import { useFileExport } from '../../../shared/export/useFileExport.ts';
import { packageDownloadMessages } from '../versions.messages.ts';
import type { ProductVersion } from '../versions.queries.ts';

/** Downloads the packages of a product's versions, one at a time. */
export function usePackageDownload({ kind, _id: id, slug }: Product) {
  const file = useFileExport(packageDownloadMessages.done);
  const download = ({ _id: versionId, version }: ProductVersion) => {
    const path = productUrls(kind).download;
    const url = path.replace('{id}', id).replace('{versionId}', versionId);
    void file.start((options) => saveStream(packageFileName(slug, version), url, options));
  };
  return { file, download };
}
