/** How long an upload ticket may be used, in seconds. */
export const UPLOAD_TICKET_SECONDS = 15 * 60;
