import { Alert, Button, Form, Inline, Select, SelectItem, Stack, TextField } from '@pressdock/ui';
import { useState } from 'react';

interface Ship {
  name: string;
  callSign: string;
  quay: string;
}

/** The server's errors by field name. */
type Errors = Partial<Record<keyof Ship, string>>;

interface ShipFormProps {
  /** The ship to edit; without one, the form adds a ship. */
  ship?: Ship;
  save: (ship: Ship) => Promise<Errors>;
  onCancel: () => void;
}

/** One form to add and edit. */
export function ShipForm({ ship, save, onCancel }: ShipFormProps) {
  const [errors, setErrors] = useState<Errors>({});
  const [isPending, setPending] = useState(false);
  const [isSaved, setSaved] = useState(false);

  const send = async (form: HTMLFormElement) => {
    const sent = new FormData(form);
    const text = (name: keyof Ship) => String(sent.get(name) ?? '').trim();
    setPending(true);
    setSaved(false);
    const found = await save({
      name: text('name'),
      callSign: text('callSign'),
      quay: text('quay'),
    });
    setPending(false);
    setErrors(found);
    setSaved(Object.keys(found).length === 0);
  };

  return (
    <Stack gap="24">
      <div role="status">{isSaved && <Alert tone="positive">The ship is saved.</Alert>}</div>
      <Form validationErrors={errors} onSubmit={(event) => send(event.currentTarget)}>
        <TextField name="name" label="Name" defaultValue={ship?.name} isRequired />
        <TextField
          name="callSign"
          label="Call sign"
          description="Four letters and a number."
          defaultValue={ship?.callSign}
          isRequired
        />
        <Select name="quay" label="Quay" defaultValue={ship?.quay ?? 'north'}>
          <SelectItem id="north">Northern quay</SelectItem>
          <SelectItem id="south">Southern quay</SelectItem>
        </Select>
        <Inline>
          <Button type="submit" variant="primary" isPending={isPending}>
            {ship ? 'Save ship' : 'Add ship'}
          </Button>
          <Button onPress={onCancel}>Cancel</Button>
        </Inline>
      </Form>
    </Stack>
  );
}
