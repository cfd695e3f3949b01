/** The response header with the cursor of the next page of a list that is an array. Absent on the last page. */
export const NEXT_CURSOR_HEADER = 'Pressdock-Next';
