// Apart from the other icons, so that a page with a form does not load the pictures of all pages.
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

/** Chosen or done. */
export const CheckIcon = /* @__PURE__ */ icon(Check);
/** Opens downwards. */
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown);
/** Close or clear. */
export const CloseIcon = /* @__PURE__ */ icon(X);
/** One step less. */
export const DecreaseIcon = /* @__PURE__ */ icon(Minus);
/** Show what is hidden. */
export const EyeIcon = /* @__PURE__ */ icon(Eye);
/** Hide what is shown. */
export const EyeOffIcon = /* @__PURE__ */ icon(EyeOff);
/** One step more. */
export const IncreaseIcon = /* @__PURE__ */ icon(Plus);
/** Something worth knowing. */
export const InfoIcon = /* @__PURE__ */ icon(Info);
/** Search. */
export const SearchIcon = /* @__PURE__ */ icon(Search);
/** Something needs care. */
export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert);
