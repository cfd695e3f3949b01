/** The error for a cursor that no response contained. */
export const invalidCursor = 'Invalid cursor.';
