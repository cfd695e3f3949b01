import { TEXT_LIMITS } from '@pressdock/api/limits';
import { Sparkline } from '@pressdock/charts';
import {
  Button,
  Dialog,
  Form,
  Heading,
  Select,
  SelectItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  TextField,
} from '@pressdock/ui';
import { vars } from '@pressdock/ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { Flags } from './Flags';
import { Messages } from './Messages';

const berths = ['North', 'South'];
const arrivals = [2, null, 5];

/** Uses the kit as a consumer would: fields, a dialog, a table, tokens, refs and flags. */
export function Page() {
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [received, setReceived] = useState('');
  const [pressed, setPressed] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState('');
  const [error, setError] = useState('');
  useEffect(() => {
    setReceived(`${button.current?.tagName} ${field.current?.tagName} ${table.current?.tagName}`);
  }, []);
  return (
    <Stack gap="16">
      <Heading level={1}>Harbor</Heading>
      <p style={{ color: vars.text.muted }}>Refs: {received}</p>
      <Button ref={button} onPress={() => setPressed((count) => count + 1)}>
        Count
      </Button>
      <p>Pressed {pressed}</p>
      <Button onPress={() => setOpen(true)}>Add a ship</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Add a ship"
        actions={<Button onPress={() => setOpen(false)}>Done</Button>}
      >
        Its papers are in order.
      </Dialog>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          setSent(`${data.get('name')} ${data.get('berth')}`);
        }}
      >
        <TextField ref={field} name="name" label="Name" maxLength={TEXT_LIMITS.name} isRequired />
        <Select name="berth" label="Berth">
          {berths.map((berth) => (
            <SelectItem key={berth} id={berth}>
              {berth}
            </SelectItem>
          ))}
        </Select>
        <Button type="submit">Send</Button>
      </Form>
      <p>Sent {sent}</p>
      <Form onSubmit={() => setError('The harbor is closed.')} errorMessage={error}>
        <Button type="submit">Moor</Button>
      </Form>
      <Table ref={table} caption="Ships">
        <TableHead>
          <TableColumn>Ship</TableColumn>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>Aurora</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <Sparkline label="Arrivals: two ships, then five" values={arrivals} width={120} />
      <Flags />
      <Messages />
    </Stack>
  );
}
