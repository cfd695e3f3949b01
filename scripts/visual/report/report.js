const articles = [...document.querySelectorAll('article')];
const filters = [...document.querySelectorAll('[data-filter]')];
const reviewed = document.querySelector('#reviewed');
const dialog = document.querySelector('dialog');
const storageName = (article) => `pressdock-visual ${article.dataset.id}`;

function showFiltered() {
  for (const article of articles) {
    article.hidden = filters.some(
      ({ value, dataset }) => value !== '' && article.dataset[dataset.filter] !== value,
    );
  }
}

function count() {
  const failed = articles.filter(({ dataset }) => dataset.verdict === 'fail').length;
  const passed = articles.filter(({ dataset }) => dataset.verdict === 'pass').length;
  reviewed.textContent = `${passed} passed, ${failed} failed, ${articles.length - passed - failed} not reviewed.`;
}

function storeVerdict(article, verdict) {
  article.dataset.verdict = verdict;
  try {
    if (verdict === 'none') localStorage.removeItem(storageName(article));
    else localStorage.setItem(storageName(article), verdict);
  } catch {
    // Some browsers have no storage for local files; verdicts can still be saved as a file.
  }
  count();
}

function storedVerdict(article) {
  try {
    return localStorage.getItem(storageName(article)) ?? 'none';
  } catch {
    return 'none';
  }
}

function enlarge(article, kind) {
  const image = article.querySelector(`[data-enlarge="${kind}"] img`);
  dialog.querySelector('h2').textContent = article.dataset.label;
  for (const choice of dialog.querySelectorAll('input')) {
    const button = article.querySelector(`[data-enlarge="${choice.value}"]`);
    choice.disabled = button === null;
    choice.checked = choice.value === kind;
    choice.onchange = () => enlarge(article, choice.value);
  }
  const sheet = dialog.querySelector('.sheet img');
  sheet.src = image.src;
  sheet.alt = image.parentElement.getAttribute('aria-label').replace('Enlarge ', '');
  if (!dialog.open) {
    dialog.showModal();
    dialog.querySelector('input:checked').focus();
  }
}

for (const article of articles) {
  const verdict = storedVerdict(article);
  article.dataset.verdict = verdict;
  for (const choice of article.querySelectorAll('fieldset input')) {
    choice.checked = choice.value === verdict;
    choice.addEventListener('change', () => storeVerdict(article, choice.value));
  }
  for (const button of article.querySelectorAll('[data-enlarge]')) {
    button.addEventListener('click', () => enlarge(article, button.dataset.enlarge));
  }
}

for (const filter of filters) filter.addEventListener('change', showFiltered);

document.querySelector('#next').addEventListener('click', () => {
  const next = articles.find(({ dataset, hidden }) => dataset.verdict === 'none' && !hidden);
  next?.scrollIntoView();
  next?.querySelector('fieldset input').focus();
});

document.querySelector('#save').addEventListener('click', () => {
  const verdicts = articles.map(({ dataset }) => ({
    story: dataset.label,
    state: dataset.state,
    verdict: dataset.verdict,
  }));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(verdicts, undefined, 2)], { type: 'application/json' }),
  );
  link.download = 'verdicts.json';
  link.click();
  URL.revokeObjectURL(link.href);
});

count();
showFiltered();
