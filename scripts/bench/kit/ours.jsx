import {
  Button,
  Checkbox,
  createToasts,
  Dialog,
  Menu,
  MenuItem,
  MenuTrigger,
  Select,
  SelectItem,
  Switch,
  Tab,
  TabList,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  TabPanel,
  Tabs,
  TextField,
  ToastRegion,
} from '@pressdock/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { actions, berths, columns, defineMountTable, rowsOf, views } from './samples.js';

const toasts = createToasts();

function Ships({ count }) {
  return (
    <Table caption="Ships">
      <TableHead>
        {columns.map((column) => (
          <TableColumn key={column}>{column}</TableColumn>
        ))}
      </TableHead>
      <TableBody>
        {rowsOf(count).map((row) => (
          <TableRow key={row[0]}>
            {row.map((cell) => (
              <TableCell key={cell}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Button onPress={() => toasts.add({ title: 'Anchor weighed' })}>Weigh anchor</Button>
      <MenuTrigger>
        <Button>More</Button>
        <Menu>
          {actions.map((action) => (
            <MenuItem key={action}>{action}</MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      <TextField label="Name" errorMessage="There is a ship of this name." />
      <Select label="Berth">
        {berths.map((berth) => (
          <SelectItem key={berth} id={berth}>
            {berth}
          </SelectItem>
        ))}
      </Select>
      <Checkbox>Insured</Checkbox>
      <Switch>Pilot needed</Switch>
      <Tabs>
        <TabList aria-label="Views">
          {views.map((view) => (
            <Tab key={view} id={view}>
              {view}
            </Tab>
          ))}
        </TabList>
        {views.map((view) => (
          <TabPanel key={view} id={view}>
            {view} of the day
          </TabPanel>
        ))}
      </Tabs>
      <Ships count={50} />
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Add a ship"
        actions={<Button onPress={() => setOpen(false)}>Close</Button>}
      >
        Its papers are in order.
      </Dialog>
      <ToastRegion toasts={toasts} label="Messages" />
    </>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
if (isMeasured) defineMountTable(createRoot, flushSync, () => <Ships count={1000} />);
