import css from '@pressdock/charts/styles.css?inline';

// Every page loads the dashboard's style sheet, so the scripts of pages with charts contain their styles.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
