import { Button, ConfirmDialog } from '@pressdock/ui';
import { useState } from 'react';

interface DeleteShipProps {
  name: string;
  voyages: number;
  /** Resolves to the reason if the deletion failed, otherwise to nothing. */
  remove: () => Promise<string | undefined>;
  onRemoved: () => void;
}

/** Confirms the deletion of a ship, says what else will be deleted, and stays open on failure. */
export function DeleteShip({ name, voyages, remove, onRemoved }: DeleteShipProps) {
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  const confirm = async () => {
    setPending(true);
    const failure = await remove();
    setPending(false);
    setError(failure);
    if (failure) return;
    setOpen(false);
    onRemoved();
  };

  return (
    <>
      <Button variant="critical" onPress={() => setOpen(true)}>
        Delete ship
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`Delete ${name}?`}
        confirmLabel="Delete ship"
        isCritical
        isPending={isPending}
        errorMessage={error}
        onConfirm={confirm}
      >
        Its {voyages} voyages go with it. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
