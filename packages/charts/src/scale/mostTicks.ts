/** The most ticks an axis ever shows. */
export const mostTicks = 12;
