export { Accordion, type AccordionProps } from './Accordion/Accordion.tsx';
export { Alert, type AlertProps, type AlertTone, alertTones } from './Alert/Alert.tsx';
export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx';
export { NavGroup, type NavGroupProps, NavLink, type NavLinkProps } from './AppShell/Nav.tsx';
export {
  Avatar,
  type AvatarProps,
  type AvatarShape,
  type AvatarSize,
  avatarShapes,
  avatarSizes,
} from './Avatar/Avatar.tsx';
export { initials } from './Avatar/initials.ts';
export { Badge, type BadgeProps, type BadgeTone, badgeTones } from './Badge/Badge.tsx';
export {
  Breadcrumb,
  type BreadcrumbProps,
  Breadcrumbs,
  type BreadcrumbsProps,
} from './Breadcrumbs/Breadcrumbs.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
} from './Button/Button.tsx';
export { Calendar, type CalendarProps } from './Calendar/Calendar.tsx';
export { RangeCalendar, type RangeCalendarProps } from './Calendar/RangeCalendar.tsx';
export { Card, type CardPadding, type CardProps, cardPaddings } from './Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup/CheckboxGroup.tsx';
export { CodeBlock, type CodeBlockProps } from './CodeBlock/CodeBlock.tsx';
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export { CommandPalette, type CommandPaletteProps } from './CommandPalette/CommandPalette.tsx';
export type { CommandPaletteItem, CommandPaletteSection } from './CommandPalette/matchSections.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export type { DataTableColumn } from './DataTable/columns.ts';
export { DataTable, type DataTableProps } from './DataTable/DataTable.tsx';
export { type SortValue, sortRows } from './DataTable/sortRows.ts';
export { DateField, type DateFieldProps } from './DateField/DateField.tsx';
export { formatUsDate, parseUsDate } from './DateField/usDate.ts';
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker.tsx';
export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker/DateRangePicker.tsx';
export {
  DescriptionItem,
  type DescriptionItemProps,
  DescriptionList,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps, type DialogSize, dialogSizes } from './Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure.tsx';
export type { SubheadingLevel } from './Disclosure/InAccordion.tsx';
export {
  Drawer,
  type DrawerPlacement,
  type DrawerProps,
  type DrawerSize,
  drawerPlacements,
  drawerSizes,
} from './Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { FileDrop, type FileDropProps } from './FileDrop/FileDrop.tsx';
export type { FileDropProgress } from './FileDrop/SelectedFile.tsx';
export { FilterBar, type FilterBarProps } from './FilterBar/FilterBar.tsx';
export { Form, type FormProps } from './Form/Form.tsx';
export type { ValidationErrors } from './Form/summaryItems.ts';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Heading, type HeadingProps, type HeadingSize, headingSizes } from './Heading/Heading.tsx';
export {
  CheckIcon,
  ChevronDownIcon,
  CloseIcon,
  DecreaseIcon,
  EyeIcon,
  EyeOffIcon,
  IncreaseIcon,
  InfoIcon,
  SearchIcon,
  WarningIcon,
} from './Icon/controlIcons.tsx';
export { type IconProps, iconSizes } from './Icon/createIcon.tsx';
export {
  ArrowDownIcon,
  ArrowUpIcon,
  CardIcon,
  ChartIcon,
  ChevronRightIcon,
  ClockIcon,
  ContrastIcon,
  CopyIcon,
  DeployIcon,
  DownloadIcon,
  ExternalIcon,
  FileIcon,
  FlagIcon,
  HelpIcon,
  HomeIcon,
  KeyIcon,
  LinkIcon,
  LogOutIcon,
  MenuIcon,
  MonitorIcon,
  MoonIcon,
  MoreIcon,
  PaletteIcon,
  PencilIcon,
  PlugIcon,
  PlusIcon,
  RefreshIcon,
  SunIcon,
  TrashIcon,
  UploadIcon,
  UserIcon,
  UsersIcon,
} from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { InlineEdit, type InlineEditProps } from './InlineEdit/InlineEdit.tsx';
export { KeyboardKey, type KeyboardKeyProps } from './KeyboardKey/KeyboardKey.tsx';
export { Link, type LinkProps, type LinkVariant, linkVariants } from './Link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton/LinkButton.tsx';
export { LoadMore, type LoadMoreProps } from './LoadMore/LoadMore.tsx';
export { english } from './LocaleProvider/allEnglish.ts';
export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider/LocaleProvider.tsx';
export type { KitWords } from './LocaleProvider/words.ts';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
} from './Menu/Menu.tsx';
export { MenuTrigger, type MenuTriggerProps } from './Menu/MenuTrigger.tsx';
export { type MeterThreshold, type MeterTone, meterTones } from './Meter/findThreshold.ts';
export { Meter, type MeterProps } from './Meter/Meter.tsx';
export { MultiSelect, type MultiSelectProps } from './MultiSelect/MultiSelect.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { PopoverTrigger, type PopoverTriggerProps } from './Popover/PopoverTrigger.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { Radio, type RadioProps } from './RadioGroup/Radio.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup.tsx';
export { RouterProvider, type RouterProviderProps } from './RouterProvider/RouterProvider.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export {
  Segment,
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentProps,
} from './SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectProps } from './Select/Select.tsx';
export { SelectItem, type SelectItemProps } from './Select/SelectItem.tsx';
export {
  Skeleton,
  type SkeletonProps,
  type SkeletonShape,
  skeletonShapes,
} from './Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { Slider, type SliderProps, type SliderValue } from './Slider/Slider.tsx';
export { Spinner, type SpinnerProps, type SpinnerSize, spinnerSizes } from './Spinner/Spinner.tsx';
export { type Alignment, Stack, type StackProps } from './Stack/Stack.tsx';
export { Stat, StatGroup, type StatGroupProps, type StatProps } from './Stat/Stat.tsx';
export { Steps, type StepsProps } from './Steps/Steps.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Table, type TableProps } from './Table/Table.tsx';
export { TableColumn, type TableColumnProps } from './Table/TableColumn.tsx';
export {
  type CellAlign,
  cellAligns,
  TableBody,
  type TableBodyProps,
  TableCell,
  type TableCellProps,
  TableHead,
  type TableHeadProps,
  TableRow,
  type TableRowProps,
} from './Table/TableParts.tsx';
export type { SortDescriptor } from './Table/tableSort.ts';
export {
  Tab,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsProps,
} from './Tabs/Tabs.tsx';
export { Tag, type TagProps } from './TagGroup/Tag.tsx';
export { TagGroup, type TagGroupProps } from './TagGroup/TagGroup.tsx';
export { Text, type TextProps, textSizes, textTones, textWeights } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { Tile, type TileProps } from './Tile/Tile.tsx';
export {
  createToasts,
  type ToastAction,
  type ToastMessage,
  type Toasts,
  type ToastTone,
  toastTones,
} from './Toast/createToasts.ts';
export { ToastRegion, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export {
  ToggleButton,
  type ToggleButtonProps,
  ToggleIconButton,
  type ToggleIconButtonProps,
} from './ToggleButton/ToggleButton.tsx';
export {
  Toolbar,
  ToolbarGroup,
  type ToolbarGroupProps,
  type ToolbarProps,
  ToolbarSeparator,
} from './Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { TooltipTrigger, type TooltipTriggerProps } from './Tooltip/TooltipTrigger.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
