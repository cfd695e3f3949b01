import css from '@pressdock/charts/styles.css?inline';

// Every page loads the dashboard's style sheet, so the script of this panel contains that of the charts.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
