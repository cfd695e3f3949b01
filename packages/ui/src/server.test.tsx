import { CalendarDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Alert,
  Avatar,
  Breadcrumb,
  Breadcrumbs,
  Button,
  Calendar,
  Card,
  Checkbox,
  CheckboxGroup,
  CodeBlock,
  ComboBox,
  DataTable,
  DateField,
  DatePicker,
  DateRangePicker,
  EmptyState,
  FileDrop,
  Form,
  Grid,
  Heading,
  IconButton,
  Inline,
  InlineEdit,
  Link,
  LinkButton,
  Menu,
  MenuItem,
  MenuTrigger,
  MultiSelect,
  NumberField,
  PasswordField,
  PlusIcon,
  ProgressBar,
  Radio,
  RadioGroup,
  RangeCalendar,
  SearchField,
  Select,
  SelectItem,
  Slider,
  Stack,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Tag,
  TagGroup,
  Text,
  TextArea,
  TextField,
  Tile,
  VisuallyHidden,
} from './index.ts';
import { RichText } from './RichText/RichText.tsx';
import { RichTextEditor } from './RichTextEditor/RichTextEditor.tsx';

const day = new CalendarDate(2024, 3, 5);

const onTheServer: [name: string, element: ReactElement, html: RegExp][] = [
  ['Button', <Button key="_">Save</Button>, /<button[^>]*type="button"[^>]*>.*Save/],
  [
    'Calendar',
    <Calendar key="_" label="Arrival" defaultFocusedValue={day} />,
    /aria-label="Arrival, March 2024".*role="grid"/,
  ],
  [
    'DateField',
    <DateField key="_" label="Arrival" defaultValue={day} />,
    /role="spinbutton".*>03</,
  ],
  [
    'DatePicker',
    <DatePicker key="_" label="Arrival" name="arrival" defaultValue={day} />,
    /name="arrival" value="2024-03-05"/,
  ],
  [
    'DateRangePicker',
    <DateRangePicker key="_" label="Stay" defaultValue={{ start: day, end: day }} />,
    /aria-label="day, Start Date.*aria-label="day, End Date/,
  ],
  [
    'RangeCalendar',
    <RangeCalendar key="_" label="Stay" defaultFocusedValue={day} />,
    /aria-label="Stay, March 2024".*role="grid"/,
  ],
  [
    'CheckboxGroup',
    <CheckboxGroup key="_" label="Cargo" name="cargo">
      <Checkbox value="grain">Grain</Checkbox>
    </CheckboxGroup>,
    /role="group".*<input[^>]*type="checkbox"[^>]*name="cargo"/,
  ],
  [
    'ComboBox',
    <ComboBox key="_" label="Port" defaultValue="bergen">
      <SelectItem id="bergen">Bergen</SelectItem>
    </ComboBox>,
    /<input[^>]*role="combobox"[^>]*value="Bergen"/,
  ],
  [
    'MultiSelect',
    <MultiSelect key="_" label="Cargo" name="cargo" defaultValue={['grain']}>
      <SelectItem id="grain">Grain</SelectItem>
    </MultiSelect>,
    /<input[^>]*role="combobox".*name="cargo" value="grain"/,
  ],
  ['NumberField', <NumberField key="_" label="Crew" defaultValue={12} />, /value="12"/],
  [
    'RadioGroup',
    <RadioGroup key="_" label="Quay">
      <Radio value="north">North</Radio>
    </RadioGroup>,
    /role="radiogroup".*<input[^>]*type="radio"/,
  ],
  ['Slider', <Slider key="_" label="Speed" defaultValue={40} />, /type="range"[^>]*value="40"/],
  [
    'TagGroup',
    <TagGroup key="_" label="Cargo" emptyMessage="None">
      <Tag id="grain">Grain</Tag>
    </TagGroup>,
    /role="grid".*Grain/,
  ],
  ['Checkbox', <Checkbox key="_">Agree</Checkbox>, /<input[^>]*type="checkbox"/],
  ['Grid', <Grid key="_">berths</Grid>, /--pd-grid-column-width:16rem/],
  ['Heading', <Heading key="_" level={2} />, /^<h2 /],
  ['IconButton', <IconButton key="_" label="Add" icon={<PlusIcon />} />, /aria-label="Add"/],
  [
    'InlineEdit',
    <InlineEdit key="_" label="Ship" value="Aurora" onSave={() => undefined} />,
    /role="group".*Aurora.*aria-label="Edit Ship"/,
  ],
  ['Inline', <Inline key="_">ships</Inline>, /ships/],
  [
    'Link',
    <Link key="_" href="/a">
      Away
    </Link>,
    /<a[^>]*href="\/a"/,
  ],
  [
    'LinkButton',
    <LinkButton key="_" href="/a">
      Away
    </LinkButton>,
    /<a[^>]*href="\/a"/,
  ],
  ['PasswordField', <PasswordField key="_" label="Password" />, /<input[^>]*type="password"/],
  ['SearchField', <SearchField key="_" label="Find" />, /<input[^>]*type="search"/],
  [
    'Stack',
    <Stack key="_" as="section">
      ships
    </Stack>,
    /^<section /,
  ],
  [
    'RichText',
    <RichText key="_" html="<p>calm <img src=x onerror=alert(1)></p><script>alert(1)</script>" />,
    /^<div class="[^"]*">calm<\/div>$/,
  ],
  [
    'RichTextEditor',
    <RichTextEditor key="_" label="Notice" name="notice" defaultValue="<p>calm</p>" />,
    /Notice.*aria-busy="true".*name="notice" value="&lt;p&gt;calm&lt;\/p&gt;"/,
  ],
  ['Switch', <Switch key="_">Lights</Switch>, /role="switch"/],
  [
    'Text',
    <Text key="_" as="p">
      calm
    </Text>,
    /^<p [^>]*>calm<\/p>$/,
  ],
  ['TextArea', <TextArea key="_" label="Cargo" />, /<textarea[^>]*rows="4"/],
  ['TextField', <TextField key="_" label="Ship" name="ship" />, /<input[^>]*name="ship"/],
  ['VisuallyHidden', <VisuallyHidden key="_">unseen</VisuallyHidden>, />unseen</],
  [
    'Select',
    <Select key="_" label="Quay" defaultValue="n">
      <SelectItem id="n">Northern quay</SelectItem>
    </Select>,
    /<button[^>]*aria-haspopup="listbox".*Northern quay/,
  ],
  ['Alert', <Alert key="_" tone="critical" title="Fog" />, /role="alert".*Fog/],
  ['Avatar', <Avatar key="_" name="Maren Roth" />, /aria-label="Maren Roth".*MR/],
  [
    'Breadcrumbs',
    <Breadcrumbs key="_" label="Where you are">
      <Breadcrumb>Berths</Breadcrumb>
    </Breadcrumbs>,
    /<nav[^>]*aria-label="Where you are".*aria-current="page"[^>]*>Berths/,
  ],
  [
    'Card',
    <Card key="_" title="Tides">
      calm
    </Card>,
    /<h2[^>]*>Tides<\/h2>.*calm/,
  ],
  ['CodeBlock', <CodeBlock key="_" code="sail()" label="Sail" />, /<code>sail\(\)<\/code>/],
  [
    'DataTable',
    <DataTable
      key="_"
      caption="Ships"
      columns={[{ id: 'name', header: 'Name', cell: String, isRowHeader: true }]}
      rows={Array.from({ length: 500 }, (_, index) => index)}
      getRowId={String}
      emptyState={null}
    />,
    /<table[^>]*aria-rowcount="501".*<th[^>]*scope="row"[^>]*>7<\/th>/,
  ],
  ['EmptyState', <EmptyState key="_" title="No ships yet" />, /No ships yet/],
  [
    'FileDrop',
    <FileDrop
      key="_"
      label="Manifest"
      name="manifest"
      acceptedFileTypes={['.zip']}
      file={null}
      onSelect={() => undefined}
    />,
    /<input[^>]*type="file"[^>]*name="manifest"/,
  ],
  [
    'Menu',
    <MenuTrigger key="_">
      <Button>Actions</Button>
      <Menu>
        <MenuItem>Edit</MenuItem>
      </Menu>
    </MenuTrigger>,
    /<button[^>]*aria-haspopup="true".*Actions/,
  ],
  ['ProgressBar', <ProgressBar key="_" label="Loading" value={42} />, /aria-valuenow="42"/],
  [
    'Tabs',
    <Tabs key="_">
      <TabList aria-label="Ship">
        <Tab id="log">Log</Tab>
      </TabList>
      <TabPanel id="log">calm seas</TabPanel>
    </Tabs>,
    /role="tab".*Log/,
  ],
  ['Tile', <Tile key="_" title="Heron" href="/heron" />, /<h3[^>]*><a[^>]*href="\/heron"/],
];

test.each(onTheServer)('renders %s on the server', (_name, element, html) => {
  expect(renderToString(element)).toMatch(html);
});

test('associates a label with its input on the server', () => {
  const html = renderToString(<TextField label="Ship" />);
  const id = /<label[^>]* for="([^"]+)"/.exec(html)?.[1];
  expect(id).toBeTruthy();
  expect(html).toContain(`<input type="text" tabindex="0" id="${id}"`);
});

test("shows a form's errors on the server, with a link to each field", () => {
  const html = renderToString(
    <Form validationErrors={{ ship: 'Which ship?' }}>
      <TextField label="Ship" name="ship" />
    </Form>,
  );
  expect(html).toMatch(/role="alert".*<a href="#ship"[^>]*>Which ship\?<\/a>/);
  expect(html).toMatch(/<form[^>]*novalidate/i);
  expect(html.match(/Which ship\?/g)).toHaveLength(2);
});
