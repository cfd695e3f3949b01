/** Lengths of the dashboard's layouts that are not on a scale of the kit. */
export const size = {
  /** The sign-in card, and the space above it on a tall screen. */
  signIn: '400px',
  signInAbove: '160px',
  /** A figure beside the sign-in card. */
  signInFact: '140px',
  /** A column of fields or of sentences. */
  form: '640px',
  /**
   * The window width from which something fits beside a form, and the space above a jump target.
   */
  besideForm: '1100px',
  sectionMargin: '80px',
  /** A column that holds a small table and a QR code. */
  securityPage: '880px',
  qrCode: '200px',
  /** A plugin's icon as its form shows it. */
  iconPreview: '128px',
  search: '320px',
  paletteButton: '260px',
  /** The column beside a list. */
  aside: '328px',
  /** The least width of a panel on the home page. */
  panel: '26rem',
  /** The least width of a product tile, and its height while loading. */
  tile: '18rem',
  tileHeight: '152px',
  /** The least width of a sentence in a table, and of the details of a row. */
  sentence: '14rem',
  rowFacts: '16rem',
  /** The least width of a short field. */
  shortField: '12rem',
  /** The least width of a field that shares its row with another one. */
  halfField: '15rem',
  /** The head and body of a product while loading. */
  productHead: '96px',
  productBody: '280px',
  /** The width of a license key of the usual length. */
  licenseKey: '21rem',
  /** The width of a license key on a phone, beside the buttons of its row. */
  licenseKeyNarrow: '8rem',
  /** The least width of a product name in a table. */
  productName: '9rem',
  /** The widths of columns with a menu, a switch, one short fact, a button, a day and an editor. */
  menuColumn: '4rem',
  switchColumn: '5rem',
  factColumn: '6rem',
  buttonColumn: '7rem',
  dayColumn: '9rem',
  editorColumn: '14rem',
  /** The greatest height of a log, and the least width of its line numbers. */
  log: '70dvh',
  lineNumber: '3.5rem',
  /** The greatest height of a list in a dialog. */
  dialogList: '20rem',
} as const;
