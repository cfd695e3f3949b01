import { IMAGE_SIZES } from '@pressdock/api/limits';
import { Button, FileDrop, ProgressBar, Stack } from '@pressdock/ui';
import { imageMessages as words } from '../productForm.messages.ts';
import { type ImageName, imageTypes } from '../rules/images.rules.ts';
import type { ProductFormHandle } from '../useProductForm.ts';
import { ImagePreview } from './ImagePreview.tsx';
import { useImage } from './useImage.ts';

export interface ImageFieldProps {
  form: ProductFormHandle;
  name: ImageName;
  label: string;
}

/** The field of one image of a plugin: shows the current image and uploads another. */
export function ImageField({ form, name, label }: ImageFieldProps) {
  const { attempt, choose, cancel, retry } = useImage(form, name);
  const url = form.values[name];
  return (
    <Stack gap="12">
      <FileDrop
        name={name}
        label={label}
        description={words.expected(IMAGE_SIZES[name])}
        acceptedFileTypes={imageTypes}
        file={attempt?.file ?? null}
        onSelect={choose}
        errorMessage={attempt?.error}
        isDisabled={attempt?.isUploading}
      />
      {attempt?.isUploading ? (
        <Stack gap="8" align="start">
          <ProgressBar label={words.uploading(attempt.file.name)} isIndeterminate />
          <Button size="small" onPress={cancel}>
            {words.cancel}
          </Button>
        </Stack>
      ) : null}
      {attempt?.isRetryable ? (
        <div>
          <Button size="small" onPress={retry}>
            {words.retry}
          </Button>
        </div>
      ) : null}
      {url === '' ? null : (
        <ImagePreview
          key={url}
          name={name}
          url={url}
          label={label}
          onRemove={() => form.change({ [name]: '' })}
        />
      )}
    </Stack>
  );
}
