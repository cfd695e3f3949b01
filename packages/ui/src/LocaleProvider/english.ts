import type { KitWords } from './words.ts';

// Individual exports, so that an app only bundles the texts of the components it uses.
const figure = (value: number) => value.toLocaleString('en');

export const close: KitWords['close'] = 'Close';
export const cancel: KitWords['cancel'] = 'Cancel';
export const clear: KitWords['clear'] = 'Clear';
export const clearField: KitWords['clearField'] = (label) => `Clear ${label}`;
export const copy: KitWords['copy'] = 'Copy';
export const copied: KitWords['copied'] = 'Copied';
export const showPassword: KitWords['showPassword'] = 'Show password';
export const hidePassword: KitWords['hidePassword'] = 'Hide password';
export const chooseFile: KitWords['chooseFile'] = 'Choose a file';
export const dropFile: KitWords['dropFile'] = 'or drop it here';
export const removeFile: KitWords['removeFile'] = 'Remove file';
export const cancelUpload: KitWords['cancelUpload'] = 'Cancel upload';
export const navigation: KitWords['navigation'] = 'Main';
export const openNavigation: KitWords['openNavigation'] = 'Open navigation';
export const closeNavigation: KitWords['closeNavigation'] = 'Close navigation';
export const skipToContent: KitWords['skipToContent'] = 'Skip to content';
export const select: KitWords['select'] = 'Select';
export const selectAll: KitWords['selectAll'] = 'Select all';
export const selected: KitWords['selected'] = (count) =>
  count === 0 ? 'None selected' : `${figure(count)} selected`;
export const clearSelection: KitWords['clearSelection'] = 'Clear selection';
export const columns: KitWords['columns'] = 'Columns';
export const inProgress: KitWords['inProgress'] = 'In progress';
export const loading: KitWords['loading'] = 'Loading';
export const loadMore: KitWords['loadMore'] = 'Load more';
export const tryAgain: KitWords['tryAgain'] = 'Try again';
export const listCount: KitWords['listCount'] = (count, total) =>
  total === undefined ? `${figure(count)} shown` : `${figure(count)} of ${figure(total)} shown`;
export const added: KitWords['added'] = (count, ...rest) =>
  `${figure(count)} more loaded, ${listCount(...rest)}`;
export const previousPage: KitWords['previousPage'] = 'Previous';
export const nextPage: KitWords['nextPage'] = 'Next';
export const page: KitWords['page'] = (page) => `Page ${page}`;
export const pageOf: KitWords['pageOf'] = (page, pageCount) => `Page ${page} of ${pageCount}`;
export const stepDone: KitWords['stepDone'] = 'done';
export const stepCurrent: KitWords['stepCurrent'] = 'current step';
export const stepUpcoming: KitWords['stepUpcoming'] = 'upcoming';
export const minimum: KitWords['minimum'] = 'Minimum';
export const maximum: KitWords['maximum'] = 'Maximum';
export const searching: KitWords['searching'] = 'Searching…';
export const noMatches: KitWords['noMatches'] = 'No results';
export const commandKey: KitWords['commandKey'] = 'Command';
export const optionKey: KitWords['optionKey'] = 'Option';
export const shiftKey: KitWords['shiftKey'] = 'Shift';
export const edit: KitWords['edit'] = (label) => `Edit ${label}`;
export const save: KitWords['save'] = 'Save';
export const saving: KitWords['saving'] = 'Saving…';
export const saved: KitWords['saved'] = 'Saved';
export const bold: KitWords['bold'] = 'Bold';
export const italic: KitWords['italic'] = 'Italic';
export const inlineCode: KitWords['inlineCode'] = 'Code';
export const link: KitWords['link'] = 'Link';
export const bulletedList: KitWords['bulletedList'] = 'Bulleted list';
export const numberedList: KitWords['numberedList'] = 'Numbered list';
export const undo: KitWords['undo'] = 'Undo';
export const redo: KitWords['redo'] = 'Redo';
export const linkAddress: KitWords['linkAddress'] = 'Web or e-mail address';
export const linkAddressHelp: KitWords['linkAddressHelp'] =
  'For example, https://example.com or name@example.com.';
export const invalidLinkAddress: KitWords['invalidLinkAddress'] =
  'Enter a web address or an e-mail address.';
export const removeLink: KitWords['removeLink'] = 'Remove link';
export const formatting: KitWords['formatting'] = (label) => `${label} formatting`;
export const notLoaded: KitWords['notLoaded'] = 'This part of the page could not be loaded.';
