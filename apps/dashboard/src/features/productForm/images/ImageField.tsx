import { IMAGE_SIZES } from '@pressdock/api/limits';
import { Button, FileDrop, ProgressBar, Stack } from '@pressdock/ui';
import { pictureMessages as words } from '../productForm.messages.ts';
import { type PictureField as PictureName, pictureTypes } from '../rules/images.rules.ts';
import type { ProductFormState } from '../useProductForm.ts';
import { PicturePreview } from './ImagePreview.tsx';
import { usePicture } from './useImage.ts';

export interface PictureFieldProps {
  form: ProductFormState;
  name: PictureName;
  label: string;
}

/** Asks for one picture of a plugin: shows the one there is, and takes another by choice or by drop. */
export function PictureField({ form, name, label }: PictureFieldProps) {
  const { attempt, choose, cancel, retry } = usePicture(form, name);
  const address = form.values[name];
  return (
    <Stack gap="12">
      <FileDrop
        name={name}
        label={label}
        description={words.expected(IMAGE_SIZES[name])}
        acceptedFileTypes={pictureTypes}
        file={attempt?.file ?? null}
        onSelect={choose}
        errorMessage={attempt?.fault}
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
      {address === '' ? null : (
        <PicturePreview
          key={address}
          use={name}
          address={address}
          label={label}
          onRemove={() => form.change(name, '')}
        />
      )}
    </Stack>
  );
}
