// Adds a button to each code example that copies it. Without this script, the pages work the same.
const { copy, copied } = document.currentScript.dataset;
const status = document.createElement('p');
status.className = 'hidden';
status.setAttribute('role', 'status');
document.body.append(status);

function addButton(block) {
  const name = block.getAttribute('aria-label');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = copy;
  button.setAttribute('aria-label', `${copy}: ${name}`);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent.trimEnd());
    button.textContent = copied;
    status.textContent = `${copied}: ${name}`;
    setTimeout(() => {
      button.textContent = copy;
      status.textContent = '';
    }, 3000);
  });
  block.after(button);
}

// Browsers allow copying only over https and on this machine.
if (navigator.clipboard) for (const block of document.querySelectorAll('pre')) addButton(block);
