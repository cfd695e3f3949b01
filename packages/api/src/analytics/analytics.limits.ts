/** How many days one page of a version's download detail holds. */
export const DOWNLOAD_DETAIL_PAGE = 100;
