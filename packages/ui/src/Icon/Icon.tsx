import {
  ArrowDown,
  ArrowUp,
  ChartNoAxesColumn,
  ChevronRight,
  CircleQuestionMark,
  Clock,
  Contrast,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  ExternalLink,
  File as FileDrawing,
  Flag,
  GitBranch,
  House,
  KeyRound,
  Link as LinkDrawing,
  LogOut,
  Menu,
  Monitor,
  Moon,
  Palette,
  Pencil,
  Plug,
  Plus,
  RefreshCw,
  Sun,
  Trash2,
  Upload,
  UserRound,
  UsersRound,
} from 'lucide';
import { icon } from './createIcon.tsx';

/** Descending order. */
export const ArrowDownIcon = /* @__PURE__ */ icon(ArrowDown);
/** Ascending order. */
export const ArrowUpIcon = /* @__PURE__ */ icon(ArrowUp);
/** Payment. */
export const CardIcon = /* @__PURE__ */ icon(CreditCard);
/** Statistics. */
export const ChartIcon = /* @__PURE__ */ icon(ChartNoAxesColumn);
/** Goes to the next level; mirrored in right-to-left layouts. */
export const ChevronRightIcon = /* @__PURE__ */ icon(ChevronRight, true);
/** A time or a schedule. */
export const ClockIcon = /* @__PURE__ */ icon(Clock);
/** The high-contrast theme. */
export const ContrastIcon = /* @__PURE__ */ icon(Contrast);
/** Copy. */
export const CopyIcon = /* @__PURE__ */ icon(Copy);
/** Deployment from a branch. */
export const DeployIcon = /* @__PURE__ */ icon(GitBranch);
/** Download. */
export const DownloadIcon = /* @__PURE__ */ icon(Download);
/** An external link; mirrored in right-to-left layouts. */
export const ExternalIcon = /* @__PURE__ */ icon(ExternalLink, true);
/** A file. */
export const FileIcon = /* @__PURE__ */ icon(FileDrawing);
/** Feature flags. */
export const FlagIcon = /* @__PURE__ */ icon(Flag);
/** Help. */
export const HelpIcon = /* @__PURE__ */ icon(CircleQuestionMark);
/** The home page. */
export const HomeIcon = /* @__PURE__ */ icon(House);
/** Keys and licenses. */
export const KeyIcon = /* @__PURE__ */ icon(KeyRound);
/** A link or its URL. */
export const LinkIcon = /* @__PURE__ */ icon(LinkDrawing);
/** Sign out; mirrored in right-to-left layouts. */
export const LogOutIcon = /* @__PURE__ */ icon(LogOut, true);
/** Opens the navigation. */
export const MenuIcon = /* @__PURE__ */ icon(Menu);
/** The system's theme. */
export const MonitorIcon = /* @__PURE__ */ icon(Monitor);
/** The dark theme. */
export const MoonIcon = /* @__PURE__ */ icon(Moon);
/** More actions. */
export const MoreIcon = /* @__PURE__ */ icon(Ellipsis);
/** Themes. */
export const PaletteIcon = /* @__PURE__ */ icon(Palette);
/** Edit. */
export const PencilIcon = /* @__PURE__ */ icon(Pencil);
/** Plugins. */
export const PlugIcon = /* @__PURE__ */ icon(Plug);
/** Add. */
export const PlusIcon = /* @__PURE__ */ icon(Plus);
/** Retry or refresh. */
export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw);
/** The light theme. */
export const SunIcon = /* @__PURE__ */ icon(Sun);
/** Delete. */
export const TrashIcon = /* @__PURE__ */ icon(Trash2);
/** Upload. */
export const UploadIcon = /* @__PURE__ */ icon(Upload);
/** One person. */
export const UserIcon = /* @__PURE__ */ icon(UserRound);
/** Several people. */
export const UsersIcon = /* @__PURE__ */ icon(UsersRound);
