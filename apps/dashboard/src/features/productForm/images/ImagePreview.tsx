import { Alert, Button, Text } from '@pressdock/ui';
import { useState } from 'react';
import { showableIcon } from '../../../entities/product/product.rules.ts';
import { pictureMessages as words } from '../productForm.messages.ts';
import { type PictureField, type Pixels, sizeCaution } from '../rules/images.rules.ts';
import * as styles from './ImagePreview.css.ts';

export interface PicturePreviewProps {
  use: PictureField;
  address: string;
  label: string;
  onRemove: () => void;
}

/** A picture as it is, its size, and what to mind about that. */
export function PicturePreview({ use, address, label, onRemove }: PicturePreviewProps) {
  const [found, setFound] = useState<Pixels>();
  const shown = showableIcon(address, location.origin);
  const caution = found && sizeCaution(use, found);
  return (
    <div className={styles.preview}>
      {shown === undefined ? (
        <Text tone="muted" size="13">
          {words.elsewhere(hostOf(address))}
        </Text>
      ) : (
        <img
          src={shown}
          alt={label}
          className={use === 'icon' ? styles.icon : styles.banner}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setFound({ width, height })
          }
        />
      )}
      {caution ? <Alert tone="caution">{caution}</Alert> : null}
      <div>
        <Button size="small" onPress={onRemove}>
          {words.remove(label)}
        </Button>
      </div>
    </div>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
