import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Accordion,
  Button,
  Disclosure,
  Drawer,
  FilterBar,
  FlagIcon,
  KeyboardKey,
  LoadMore,
  Meter,
  Pagination,
  Popover,
  PopoverTrigger,
  SearchField,
  Segment,
  SegmentedControl,
  Steps,
  ToggleButton,
  ToggleIconButton,
  Toolbar,
  ToolbarSeparator,
  Tooltip,
  TooltipTrigger,
} from './index.ts';

const nothing = () => undefined;

const onTheServer: [name: string, element: ReactElement, html: RegExp][] = [
  [
    'Accordion',
    <Accordion key="_" headingLevel={3} defaultExpandedKeys={['dues']}>
      <Disclosure id="dues" title="Dues">
        by the ton
      </Disclosure>
    </Accordion>,
    /<h3[^>]*><button[^>]*aria-expanded="true".*Dues.*by the ton/,
  ],
  [
    'Disclosure',
    <Disclosure key="_" title="Dues">
      by the ton
    </Disclosure>,
    /<button[^>]*aria-expanded="false".*Dues.*hidden=""[^>]*>.*by the ton/,
  ],
  [
    'FilterBar',
    <FilterBar key="_" label="Filter ships" isFiltered result="3 ships" onClear={nothing}>
      <SearchField label="Ship" />
    </FilterBar>,
    /<search[^>]*aria-label="Filter ships".*3 ships.*Clear/,
  ],
  ['KeyboardKey', <KeyboardKey key="_">mod</KeyboardKey>, /<kbd[^>]*>Ctrl<\/kbd>/],
  [
    'LoadMore',
    <LoadMore key="_" count={2} total={9} onLoadMore={nothing} />,
    /2 of 9 shown.*Load more/,
  ],
  [
    'Meter',
    <Meter
      key="_"
      label="Berths"
      value={85}
      thresholds={[{ from: 80, tone: 'caution', label: 'Nearly full' }]}
    />,
    /aria-valuetext="85%, Nearly full"[^>]*role="meter"/,
  ],
  [
    'Pagination',
    <Pagination key="_" label="Pages" page={2} pageCount={3} hrefOf={(page) => `?page=${page}`} />,
    /<nav[^>]*aria-label="Pages".*<a[^>]*aria-label="Page 2"[^>]*/,
  ],
  [
    'Popover',
    <PopoverTrigger key="_">
      <Button>Tons</Button>
      <Popover title="Gross tonnage">room</Popover>
    </PopoverTrigger>,
    /<button[^>]*aria-expanded="false".*Tons/,
  ],
  [
    'SegmentedControl',
    <SegmentedControl key="_" label="Tides by" defaultValue="day">
      <Segment value="day">Day</Segment>
    </SegmentedControl>,
    /role="radiogroup".*<input[^>]*type="radio"[^>]*checked=""/,
  ],
  [
    'Steps',
    <Steps key="_" label="Arrival" steps={['Ship', 'Cargo']} current={1} />,
    /<ol[^>]*aria-label="Arrival".*<li[^>]*aria-current="step".*Cargo/,
  ],
  [
    'ToggleButton',
    <ToggleButton key="_" defaultSelected>
      Flags
    </ToggleButton>,
    /<button[^>]*aria-pressed="true".*Flags/,
  ],
  [
    'Toolbar',
    <Toolbar key="_" label="Chart">
      <ToggleIconButton label="Flags" icon={<FlagIcon />} />
      <ToolbarSeparator />
    </Toolbar>,
    /role="toolbar"[^>]*>.*aria-label="Flags".*role="separator"/,
  ],
  [
    'Tooltip',
    <TooltipTrigger key="_">
      <Button>Ask</Button>
      <Tooltip>Six hours ahead</Tooltip>
    </TooltipTrigger>,
    /<button[^>]*>.*Ask/,
  ],
];

test.each(onTheServer)('renders %s on the server', (_name, element, html) => {
  expect(renderToString(element)).toMatch(html);
});

test('a drawer renders nothing on the server', () => {
  const html = renderToString(
    <Drawer isOpen onOpenChange={nothing} title="Gray Heron">
      Berth 7
    </Drawer>,
  );
  expect(html).toBe('');
});
