/** How many tiles a list shows at first, and how many more each time. */
export const SHOWN_AT_ONCE = 60;
