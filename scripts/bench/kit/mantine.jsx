import '@mantine/core/styles.css';
import {
  Button,
  Checkbox,
  MantineProvider,
  Menu,
  Modal,
  Notification,
  Select,
  Switch,
  Table,
  Tabs,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { actions, berths, columns, defineMountTable, rowsOf, views } from './samples.js';

function Ships({ count }) {
  return (
    <Table>
      <Table.Caption>Ships</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column}>{column}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rowsOf(count).map((row) => (
          <Table.Tr key={row[0]}>
            {row.map((cell) => (
              <Table.Td key={cell}>{cell}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [hasMessage, setMessage] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Button variant="default" onClick={() => setMessage(true)}>
        Weigh anchor
      </Button>
      <Menu>
        <Menu.Target>
          <Button variant="default">More</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((action) => (
            <Menu.Item key={action}>{action}</Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <TextInput label="Name" error="There is a ship of this name." />
      <Select label="Berth" data={berths} />
      <Checkbox label="Insured" />
      <Switch label="Pilot needed" />
      <Tabs defaultValue={views[0]}>
        <Tabs.List aria-label="Views">
          {views.map((view) => (
            <Tabs.Tab key={view} value={view}>
              {view}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {views.map((view) => (
          <Tabs.Panel key={view} value={view}>
            {view} of the day
          </Tabs.Panel>
        ))}
      </Tabs>
      <Ships count={50} />
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Add a ship">
        Its papers are in order.
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Modal>
      {hasMessage ? (
        <Notification title="Anchor weighed" onClose={() => setMessage(false)} />
      ) : null}
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <MantineProvider>
    <Page />
  </MantineProvider>,
);
if (isMeasured)
  defineMountTable(createRoot, flushSync, () => (
    <MantineProvider>
      <Ships count={1000} />
    </MantineProvider>
  ));
