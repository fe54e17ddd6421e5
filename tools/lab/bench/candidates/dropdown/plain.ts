import { type DropdownProps, LABEL } from '../../page/dropdown.ts';
import { filterOptions } from '../../page/options.ts';
import { LIST_HEIGHT, ROW_HEIGHT, WIDTH } from './style.ts';

/** The number of rows that ours renders. */
const MAX_ROWS = 50;

/** A minimal combobox without a library, as a lower bound. */
const mountOne = (root: HTMLElement, { options, onChange }: DropdownProps, id: string) => {
  root.innerHTML = `
    <label for="field-${id}">${LABEL}</label>
    <input id="field-${id}" role="combobox" aria-expanded="false" aria-controls="list-${id}" style="inline-size: ${WIDTH}px">
    <button type="button" aria-label="Show">▼</button>
    <ul id="list-${id}" role="listbox" aria-label="${LABEL}" style="position: absolute; inline-size: ${WIDTH}px; max-block-size: ${LIST_HEIGHT}px; margin: 0; padding: 0; overflow: auto; list-style: none"></ul>`;
  const input = root.querySelector('input') as HTMLInputElement;
  const list = root.querySelector('ul') as HTMLUListElement;

  const rowOf = (label: string) => {
    const row = document.createElement('li');
    row.role = 'option';
    row.style.blockSize = `${ROW_HEIGHT}px`;
    row.textContent = label;
    return row;
  };
  const show = () => {
    const rows = filterOptions(options, input.value).slice(0, MAX_ROWS);
    list.replaceChildren(...rows.map(({ label }) => rowOf(label)));
    input.ariaExpanded = 'true';
  };
  const choose = (label: string) => {
    list.replaceChildren();
    input.ariaExpanded = 'false';
    input.value = label;
    onChange(label);
  };

  input.addEventListener('input', show);
  root.querySelector('button')?.addEventListener('click', () => {
    input.focus();
    show();
  });
  list.addEventListener('click', ({ target }) => choose((target as Element).textContent ?? ''));
};

const mount = (root: HTMLElement, props: DropdownProps, instances: number) => {
  for (let index = 0; index < instances; index += 1)
    mountOne(root.appendChild(document.createElement('div')), props, String(index));
};

export default mount;
