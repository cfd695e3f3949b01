import type { CalendarDate } from '@internationalized/date';
import { expectTypeOf, test } from 'vitest';
import type {
  AccordionProps,
  ButtonProps,
  CalendarProps,
  CheckboxGroupProps,
  CheckboxProps,
  ComboBoxProps,
  DateFieldProps,
  DatePickerProps,
  DateRangePickerProps,
  DialogProps,
  DrawerProps,
  FileDropProps,
  FormProps,
  HeadingProps,
  IconButtonProps,
  InlineEditProps,
  LinkProps,
  LoadMoreProps,
  MeterThreshold,
  MultiSelectProps,
  NumberFieldProps,
  PaginationProps,
  PasswordFieldProps,
  RadioGroupProps,
  RangeCalendarProps,
  SearchFieldProps,
  SegmentedControlProps,
  SelectItemProps,
  SelectProps,
  SliderProps,
  StackProps,
  SwitchProps,
  TagGroupProps,
  TagProps,
  TextAreaProps,
  TextFieldProps,
  ToggleIconButtonProps,
  ToolbarProps,
} from './index.ts';
import type { RichTextProps } from './RichText/RichText.tsx';
import type { RichTextEditorProps } from './RichTextEditor/RichTextEditor.tsx';

// Checked at compile time: `tsc` fails if one of these is wrong.

test('a field without a label does not compile', () => {
  expectTypeOf<{ name: 'slug' }>().not.toExtend<TextFieldProps>();
  expectTypeOf<{ name: 'slug' }>().not.toExtend<PasswordFieldProps>();
  expectTypeOf<{ name: 'slug' }>().not.toExtend<TextAreaProps>();
  expectTypeOf<{ name: 'slug' }>().not.toExtend<SearchFieldProps>();
  expectTypeOf<{ name: 'slug'; children: null }>().not.toExtend<SelectProps>();
  expectTypeOf<{ name: 'slug' }>().not.toExtend<CheckboxProps>();
  expectTypeOf<{ name: 'slug' }>().not.toExtend<SwitchProps>();
  expectTypeOf<Omit<FileDropProps, 'label'>>().not.toExtend<FileDropProps>();
  expectTypeOf<{ icon: null }>().not.toExtend<IconButtonProps>();
  expectTypeOf<{ name: 'day' }>().not.toExtend<DateFieldProps>();
  expectTypeOf<{ name: 'day' }>().not.toExtend<DatePickerProps>();
  expectTypeOf<{ startName: 'day' }>().not.toExtend<DateRangePickerProps>();
  expectTypeOf<{ autoFocus: true }>().not.toExtend<CalendarProps>();
  expectTypeOf<{ autoFocus: true }>().not.toExtend<RangeCalendarProps>();
  expectTypeOf<{ name: 'notice' }>().not.toExtend<RichTextEditorProps>();
  expectTypeOf<Omit<InlineEditProps, 'label'>>().not.toExtend<InlineEditProps>();
  expectTypeOf<{ name: 'quay'; children: null }>().not.toExtend<RadioGroupProps>();
  expectTypeOf<{ name: 'cargo'; children: null }>().not.toExtend<CheckboxGroupProps>();
  expectTypeOf<{ name: 'crew' }>().not.toExtend<NumberFieldProps>();
  expectTypeOf<{ name: 'speed' }>().not.toExtend<SliderProps>();
  expectTypeOf<{ name: 'port'; children: null }>().not.toExtend<ComboBoxProps<object>>();
  expectTypeOf<{ name: 'cargo'; children: null }>().not.toExtend<MultiSelectProps<object>>();
  expectTypeOf<{ emptyMessage: ''; children: null }>().not.toExtend<TagGroupProps<object>>();
  expectTypeOf<{ name: 'slug'; label: string }>().toExtend<TextFieldProps>();
});

test('a label that is not text does not compile', () => {
  expectTypeOf<{ label: 7 }>().not.toExtend<TextFieldProps>();
  expectTypeOf<{ id: 'x'; children: 7 }>().not.toExtend<SelectItemProps>();
});

test('a variant, size or step that does not exist does not compile', () => {
  expectTypeOf<{ variant: 'danger'; children: 'Save' }>().not.toExtend<ButtonProps>();
  expectTypeOf<{ size: 'large'; children: 'Save' }>().not.toExtend<ButtonProps>();
  expectTypeOf<{ href: '/'; variant: 'primary'; children: 'Home' }>().not.toExtend<LinkProps>();
  expectTypeOf<{ gap: '15'; children: null }>().not.toExtend<StackProps>();
  expectTypeOf<{ level: 7 }>().not.toExtend<HeadingProps>();
  expectTypeOf<{ variant: 'critical'; children: 'Delete' }>().toExtend<ButtonProps>();
});

test('a value of the wrong kind does not compile', () => {
  expectTypeOf<{ label: ''; value: 4 }>().not.toExtend<SliderProps<[number, number]>>();
  expectTypeOf<{ label: ''; value: [4, 8, 12] }>().not.toExtend<SliderProps<[number, number]>>();
  expectTypeOf<{ label: ''; children: null; value: 'x' }>().not.toExtend<
    MultiSelectProps<object>
  >();
  expectTypeOf<{ id: 'x'; children: 7 }>().not.toExtend<TagProps>();
});

test('props that the kit sets itself do not compile', () => {
  expectTypeOf<ButtonProps>().not.toHaveProperty('className');
  expectTypeOf<ButtonProps>().not.toHaveProperty('onClick');
  expectTypeOf<TextFieldProps>().not.toHaveProperty('className');
  expectTypeOf<TextFieldProps>().not.toHaveProperty('isInvalid');
  expectTypeOf<FormProps>().not.toHaveProperty('validationBehavior');
});

test('a dialog without a way to close it does not compile', () => {
  expectTypeOf<Omit<DialogProps, 'actions'>>().not.toExtend<DialogProps>();
});

test('a link without a target does not compile', () => {
  expectTypeOf<{ children: 'Home' }>().not.toExtend<LinkProps>();
});

test('a date as text or as a time does not compile', () => {
  expectTypeOf<{ label: 'Arrival'; value: '03/05/2024' }>().not.toExtend<DateFieldProps>();
  expectTypeOf<{ label: 'Arrival'; value: Date }>().not.toExtend<DatePickerProps>();
  expectTypeOf<{ label: 'Arrival'; value: CalendarDate }>().toExtend<DatePickerProps>();
});

test('two ways to do the same do not compile together', () => {
  type Pages = { label: 'Pages'; page: 1; pageCount: 2 };
  expectTypeOf<Pages>().not.toExtend<PaginationProps>();
  expectTypeOf<
    Pages & { hrefOf: () => string; onPageChange: () => void }
  >().not.toExtend<PaginationProps>();
  expectTypeOf<Pages & { hrefOf: () => string }>().toExtend<PaginationProps>();
  type More = { count: 2; onLoadMore: () => void };
  expectTypeOf<More>().not.toExtend<LoadMoreProps>();
  expectTypeOf<More & { total: 9; hasMore: true }>().not.toExtend<LoadMoreProps>();
  expectTypeOf<More & { total: 9 }>().toExtend<LoadMoreProps>();
});

test('a control without a name, options or a meaning does not compile', () => {
  expectTypeOf<{ icon: null }>().not.toExtend<ToggleIconButtonProps>();
  expectTypeOf<{ children: null }>().not.toExtend<ToolbarProps>();
  expectTypeOf<{ label: 'Tides by'; children: null }>().not.toExtend<SegmentedControlProps>();
  expectTypeOf<{ from: 80; tone: 'caution' }>().not.toExtend<MeterThreshold>();
  expectTypeOf<{ children: null }>().not.toExtend<AccordionProps>();
  expectTypeOf<Omit<DrawerProps, 'title'>>().not.toExtend<DrawerProps>();
});

test('rich text accepts HTML through one prop only', () => {
  expectTypeOf<{ children: 'calm' }>().not.toExtend<RichTextProps>();
  expectTypeOf<RichTextProps>().not.toHaveProperty('dangerouslySetInnerHTML');
});
