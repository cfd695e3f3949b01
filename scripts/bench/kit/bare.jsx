import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Dialog } from 'react-aria-components/Dialog';
import { FieldError } from 'react-aria-components/FieldError';
import { Heading } from 'react-aria-components/Heading';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Switch } from 'react-aria-components/Switch';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { TextField } from 'react-aria-components/TextField';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { actions, berths, columns, defineMountTable, rowsOf, views } from './samples.js';

const toasts = new ToastQueue({ maxVisibleToasts: 3 });

function Ships({ count }) {
  return (
    <table>
      <caption>Ships</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(count).map((row) => (
          <tr key={row[0]}>
            {row.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open the dialog</Button>
      <Button onPress={() => toasts.add('Anchor weighed')}>Weigh anchor</Button>
      <MenuTrigger>
        <Button>More</Button>
        <Popover>
          <Menu>
            {actions.map((action) => (
              <MenuItem key={action}>{action}</MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <TextField isInvalid>
        <Label>Name</Label>
        <Input />
        <FieldError>There is a ship of this name.</FieldError>
      </TextField>
      <Select>
        <Label>Berth</Label>
        <Button>
          <SelectValue />
        </Button>
        <Popover>
          <ListBox>
            {berths.map((berth) => (
              <ListBoxItem key={berth} id={berth}>
                {berth}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
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
      <ModalOverlay isOpen={isOpen} onOpenChange={setOpen}>
        <Modal>
          <Dialog>
            <Heading slot="title">Add a ship</Heading>
            Its papers are in order.
            <Button onPress={() => setOpen(false)}>Close</Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
      <ToastRegion queue={toasts} aria-label="Messages">
        {({ toast }) => (
          <Toast toast={toast}>
            <ToastContent>{toast.content}</ToastContent>
            <Button slot="close">Close</Button>
          </Toast>
        )}
      </ToastRegion>
    </>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
if (isMeasured) defineMountTable(createRoot, flushSync, () => <Ships count={1000} />);
