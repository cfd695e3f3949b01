// Separate from the other icons, so that a page with a form does not bundle all of them.
import {
  Check,
  ChevronDown,
  Eye,
  EyeOff,
  Info,
  Minus,
  Plus,
  Search,
  TriangleAlert,
  X,
} from 'lucide';
import { icon } from './createIcon.tsx';

/** Selected or done. */
export const CheckIcon = /* @__PURE__ */ icon(Check);
/** Opens a list. */
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown);
/** Close or clear. */
export const CloseIcon = /* @__PURE__ */ icon(X);
/** Decrease by one step. */
export const DecreaseIcon = /* @__PURE__ */ icon(Minus);
/** Show a hidden value. */
export const EyeIcon = /* @__PURE__ */ icon(Eye);
/** Hide a visible value. */
export const EyeOffIcon = /* @__PURE__ */ icon(EyeOff);
/** Increase by one step. */
export const IncreaseIcon = /* @__PURE__ */ icon(Plus);
/** Information. */
export const InfoIcon = /* @__PURE__ */ icon(Info);
/** Search. */
export const SearchIcon = /* @__PURE__ */ icon(Search);
/** Warning or error. */
export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert);
