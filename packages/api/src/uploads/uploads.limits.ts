/** How long an upload ticket works, in seconds. */
export const UPLOAD_TICKET_SECONDS = 15 * 60;
