import type { ProductKind } from '@pressdock/api';
import { fullVersion } from '@pressdock/api';
import { Alert, FileDrop, Stack } from '@pressdock/ui';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import { productFormMessages } from '../productForm.messages.ts';
import type { ProductPackageHandle } from './useProductPackage.ts';

/** Takes the zip file of a new product, which fills in the form and becomes its first version. */
export function PackageSection({
  kind,
  productPackage,
}: {
  kind: ProductKind;
  productPackage: ProductPackageHandle;
}) {
  const { zip: words } = productFormMessages(kind);
  const { file, sentBytes, read, select } = productPackage;
  const percent = file && sentBytes !== null ? Math.floor((sentBytes / file.size) * 100) : null;
  return (
    <FormSection name="zip" title={words.title} context={words.context}>
      <FileDrop
        label={words.file}
        name="s3Url"
        acceptedFileTypes={['.zip', 'application/zip']}
        file={file}
        onSelect={select}
        progress={
          percent === null
            ? undefined
            : {
                value: percent,
                valueLabel: percent < 100 ? words.uploading(percent) : words.checking,
              }
        }
        onCancel={() => select(null)}
        description={words.hint}
        errorMessage={read?.ok === false ? read.message : undefined}
      />
      <Stack gap="8">
        {read?.ok ? (
          <Alert tone={read.warnings.length > 0 ? 'caution' : 'positive'}>
            {words.read(read.product.version, fullVersion(read.product.version))}
            {read.warnings.length > 0 ? ` ${words.warnings(read.warnings.length)}` : ''}
          </Alert>
        ) : null}
      </Stack>
    </FormSection>
  );
}
