/** Lengths that the product's pages are laid out with and that lie on no scale of the kit. */
export const size = {
  /** The product's sign-in card, and the room above it on a tall screen. */
  signIn: '400px',
  signInAbove: '160px',
  /** One of the figures beside it. */
  signInFact: '140px',
  /** A column of fields, or of sentences. */
  form: '640px',
  /** How wide a window must be for something to stand beside it, and the room a jump leaves above. */
  besideForm: '1100px',
  sectionMargin: '80px',
  /** A column that holds a small table, and a code for a phone's camera. */
  securityPage: '880px',
  qrCode: '200px',
  /** A plugin's icon as its form shows it. */
  iconPreview: '128px',
  search: '320px',
  paletteButton: '260px',
  /** What stands beside a list. */
  aside: '328px',
  /** The least width of a panel on the home page. */
  panel: '26rem',
  /** The least width of a product's tile, and its height while it is loading. */
  tile: '18rem',
  tileHeight: '152px',
  /** The least width of a sentence in a table, and of what is known about one row of a list. */
  sentence: '14rem',
  rowFacts: '16rem',
  /** The least width of a field for a few letters. */
  shortField: '12rem',
  /** The least width of a field that shares its row with one other. */
  halfField: '15rem',
  /** A product's head and body while they are loading. */
  productHead: '96px',
  productBody: '280px',
  /** The room of a license key of the usual length. */
  licenseKey: '21rem',
  /** The least width of a product's name in a table. */
  productName: '9rem',
} as const;
