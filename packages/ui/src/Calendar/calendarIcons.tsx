import { Calendar, ChevronLeft, ChevronRight } from 'lucide';
import { icon } from '../Icon/createIcon.tsx';

/** Opens a calendar. */
export const CalendarIcon = /* @__PURE__ */ icon(Calendar);
/** One month back; turns with the reading direction. */
export const PreviousIcon = /* @__PURE__ */ icon(ChevronLeft, true);
/** One month on; turns with the reading direction. */
export const NextIcon = /* @__PURE__ */ icon(ChevronRight, true);
