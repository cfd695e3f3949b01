/** The largest number of ticks on an axis. */
export const mostTicks = 12;
