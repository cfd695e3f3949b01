import type { FlagDetailResponse } from '@pressdock/api';
import { Button, Dialog } from '@pressdock/ui';
import { useState } from 'react';
import { Snippets } from '../../../entities/featureFlag/snippets/Snippets.tsx';
import { flagDetailsMessages } from './flagDetails.messages.ts';

const { code: words } = flagDetailsMessages;

/** The button that shows the code which requests a flag. */
export function FlagCode({ flag }: { flag: FlagDetailResponse }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.open}</Button>
      {isOpen ? (
        <Dialog
          isOpen
          onOpenChange={setOpen}
          size="large"
          title={words.title(flag.name)}
          description={words.description}
          actions={<Button onPress={() => setOpen(false)}>{words.close}</Button>}
        >
          <Snippets productId={flag.feature_flag_product} flag={flag.identifier} />
        </Dialog>
      ) : null}
    </>
  );
}
