import { Alert, Button, Text } from '@pressdock/ui';
import { useState } from 'react';
import { showableIcon } from '../../../entities/product/product.rules.ts';
import { imageMessages as words } from '../productForm.messages.ts';
import { type ImageName, type Pixels, sizeWarning } from '../rules/images.rules.ts';
import * as styles from './ImagePreview.css.ts';

export interface ImagePreviewProps {
  name: ImageName;
  url: string;
  label: string;
  onRemove: () => void;
}

/** Shows an image, with a warning if its size is not what sites expect. */
export function ImagePreview({ name, url, label, onRemove }: ImagePreviewProps) {
  const [size, setSize] = useState<Pixels>();
  const imageUrl = showableIcon(url, location.origin);
  const warning = size && sizeWarning(name, size);
  return (
    <div className={styles.preview}>
      {imageUrl === undefined ? (
        <Text tone="muted" size="13">
          {words.elsewhere(hostOf(url))}
        </Text>
      ) : (
        <img
          src={imageUrl}
          alt={label}
          className={name === 'icon' ? styles.icon : styles.banner}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
        />
      )}
      {warning ? <Alert tone="caution">{warning}</Alert> : null}
      <div>
        <Button size="small" onPress={onRemove}>
          {words.remove(label)}
        </Button>
      </div>
    </div>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
