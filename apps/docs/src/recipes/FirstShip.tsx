import { Button, Card, EmptyState, FlagIcon, PlusIcon } from '@pressdock/ui';

/** The empty state of a list: what the list is for, and the action that adds the first entry. */
export function FirstShip({ onAdd }: { onAdd: () => void }) {
  return (
    <Card title="Ships">
      <EmptyState
        title="No ships yet"
        icon={<FlagIcon size={20} />}
        action={
          <Button variant="primary" onPress={onAdd}>
            <PlusIcon /> Add ship
          </Button>
        }
      >
        Ships you add are listed here with their berth and cargo.
      </EmptyState>
    </Card>
  );
}
