import { Calendar, ChevronLeft, ChevronRight } from 'lucide';
import { icon } from '../Icon/createIcon.tsx';

/** Opens a calendar. */
export const CalendarIcon = /* @__PURE__ */ icon(Calendar);
/** Previous month; mirrored in right-to-left layouts. */
export const PreviousIcon = /* @__PURE__ */ icon(ChevronLeft, true);
/** Next month; mirrored in right-to-left layouts. */
export const NextIcon = /* @__PURE__ */ icon(ChevronRight, true);
