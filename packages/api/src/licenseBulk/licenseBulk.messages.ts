export const licenseBulkValidation = {
  days: 'Please enter how many days to add: a whole number from 1 to 3650.',
  months: 'Please enter how many months to add: a whole number up to 120, which is 10 years.',
  years: 'Please enter how many years to add: a whole number from 1 to 10.',
  extendBy: 'Please enter how many days or months to add, or a date.',
  selection: 'Please select licenses, or all that match a filter with their count.',
  countChanged: 'The licenses that match have changed in the meantime. Please look again.',
  tooMany: 'These are more than 10,000 licenses. Please narrow the filter.',
} as const;
