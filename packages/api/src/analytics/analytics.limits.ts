/** Days on one page of a version's downloads. */
export const DOWNLOAD_DETAIL_PAGE = 100;
