/** The fragment of the section that lists the builds of a product. */
export const BUILDS_SECTION = 'builds';
