import { Bold, Code, Italic, Link, List, ListOrdered, Redo2, Undo2 } from 'lucide';
import { icon } from '../Icon/createIcon.tsx';

export const BoldIcon = /* @__PURE__ */ icon(Bold);
export const ItalicIcon = /* @__PURE__ */ icon(Italic);
export const InlineCodeIcon = /* @__PURE__ */ icon(Code);
export const SetLinkIcon = /* @__PURE__ */ icon(Link);
export const BulletedListIcon = /* @__PURE__ */ icon(List, true);
export const NumberedListIcon = /* @__PURE__ */ icon(ListOrdered);
export const UndoIcon = /* @__PURE__ */ icon(Undo2, true);
export const RedoIcon = /* @__PURE__ */ icon(Redo2, true);
