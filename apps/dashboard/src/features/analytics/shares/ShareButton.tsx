import type { ShareResponse } from '@pressdock/api';
import { Button, LinkIcon } from '@pressdock/ui';
import { useState } from 'react';
import { Changes } from '../../../entities/user/Changes.tsx';
import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { useSetAtom } from '../../../shared/state.ts';
import type { DataScope } from '../widget/dataScope.ts';
import { CreateShareDialog } from './CreateShareDialog.tsx';
import { SharesDialog } from './SharesDialog.tsx';
import { sharesMessages as words } from './shares.messages.ts';
import { revokeShareAtom } from './shares.queries.ts';

/** Opens the links that share these analytics: to create one, and to revoke others. */
export function ShareButton({ scope }: { scope: DataScope }) {
  const [open, setOpen] = useState<'list' | 'create' | ShareResponse>();
  const back = () => setOpen('list');
  return (
    <Changes>
      <Button onPress={back}>
        <LinkIcon size={16} />
        {words.share}
      </Button>
      {open === undefined ? null : (
        <SharesDialog
          product={scope.product}
          onCreate={() => setOpen('create')}
          onRevoke={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'create' ? <CreateShareDialog scope={scope} onClose={back} /> : null}
      {typeof open === 'object' ? <RevokeDialog share={open} onClose={back} /> : null}
    </Changes>
  );
}

function RevokeDialog({ share, onClose }: { share: ShareResponse; onClose: () => void }) {
  const revoke = useSetAtom(revokeShareAtom);
  const { remove } = words;
  return (
    <ConfirmActionDialog
      title={remove.title(share.name)}
      confirmLabel={remove.confirm}
      failed={remove.failed}
      done={remove.done}
      perform={() => revoke(share._id)}
      onClose={onClose}
    >
      {remove.body}
    </ConfirmActionDialog>
  );
}
