/**
 * Component lengths that are not on a scale. They live in one file so that adding one is a deliberate
 * choice. Each is named after what it sizes: two that are equal today may diverge.
 */
export const size = {
  // Controls and their parts.
  choiceMark: '18px',
  choiceRoom: '26px',
  switchTrack: '34px',
  switchThumb: '14px',
  switchTravel: '14px',
  switchRoom: '42px',
  rail: '6px',
  railHalf: '3px',
  thumbReach: '6px',
  thumbReachTouch: '14px',
  segment: '30px',
  fieldInset: '7px',
  fieldTwoEnds: '72px',
  steppers: '72px',
  steppersAndRing: '104px',
  steppersTouch: '100px',
  steppersTouchAndRing: '132px',
  tagsInset: '3px',
  tagInput: '4rem',
  tagCross: '26px',
  tagCrossTouch: '42px',
  chosenFile: '56px',
  chooseUnderline: '3px',
  editor: '7.5rem',
  editorTools: '3px',
  editorToolsTouch: '52px',

  // The days of a month and the calendar around them.
  dayHeight: '2.25rem',
  dayWidth: '2.5rem',
  monthAround: '56px',

  // Display components.
  avatarLarge: '56px',
  avatarText: '0.6875rem',
  badgeInset: '7px',
  codeMost: '400px',
  progress: '6px',
  skeletonBlock: '96px',
  rowHeader: '144px',
  tableFixed: '720px',

  // Overlays.
  popoverLeast: '176px',
  popoverMost: '360px',
  choicesLeast: '8rem',
  choicesMost: '28rem',
  tooltipMost: '280px',
  toast: '376px',
  dialogSmall: '440px',
  dialogMedium: '560px',
  dialogLarge: '800px',
  dialogAbove: '96px',
  sideSmall: '288px',
  sideMedium: '480px',
  sideLarge: '720px',
  drawerCrossUp: '6px',
  drawerCrossOut: '10px',
  paletteSearch: '52px',
  paletteList: '420px',

  // The page and its sections.
  contentMost: '1200px',
  navigation: '232px',
  navLink: '34px',
  navLinkInset: '7px',
  topBar: '56px',
  pageTitle: '240px',
  form: '640px',
  filter: '160px',
  filterMost: '240px',
  filterSearch: '240px',
  filterSearchMost: '400px',

  // Component-specific breakpoints.
  drawerRoomy: '480px',
  filtersNarrow: '480px',
  tableNarrow: '560px',
  paginationRoomy: '480px',
  statsOneColumn: '280px',
  statsOneRow: '640px',
  stepsNarrow: '560px',
} as const;
