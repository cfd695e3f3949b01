import type { ShareResponse } from '@pressdock/api';
import { Button, LinkIcon } from '@pressdock/ui';
import { useEffect, useRef, useState } from 'react';
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
  const [revoked, setRevoked] = useState(0);
  const createButton = useRef<HTMLButtonElement>(null);
  const back = () => setOpen('list');
  useEffect(() => {
    // The button that opened the question was removed together with its link.
    if (revoked > 0) createButton.current?.focus();
  }, [revoked]);
  return (
    <Changes>
      <Button onPress={back}>
        <LinkIcon size={16} />
        {words.share}
      </Button>
      {open === undefined ? null : (
        <SharesDialog
          product={scope.product}
          createButton={createButton}
          onCreate={() => setOpen('create')}
          onRevoke={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'create' ? <CreateShareDialog scope={scope} onClose={back} /> : null}
      {typeof open === 'object' ? (
        <RevokeDialog
          share={open}
          onClose={(isRevoked) => {
            back();
            if (isRevoked) setRevoked(revoked + 1);
          }}
        />
      ) : null}
    </Changes>
  );
}

interface RevokeDialogProps {
  share: ShareResponse;
  onClose: (isRevoked: boolean) => void;
}

function RevokeDialog({ share, onClose }: RevokeDialogProps) {
  const isRevoked = useRef(false);
  const revoke = useSetAtom(revokeShareAtom);
  const { remove } = words;
  return (
    <ConfirmActionDialog
      title={remove.title(share.name)}
      confirmLabel={remove.confirm}
      failed={remove.failed}
      done={remove.done}
      perform={async () => {
        isRevoked.current = await revoke(share._id);
        return isRevoked.current;
      }}
      onClose={() => onClose(isRevoked.current)}
    >
      {remove.body}
    </ConfirmActionDialog>
  );
}
