// @vitest-environment happy-dom
import { act, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { applyEarlyInput } from './early-input.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Form() {
  const [text, setText] = useState('');
  const [note, setNote] = useState('as before');
  const [choice, setChoice] = useState('a');
  const [isOn, setOn] = useState(true);
  const [presses, setPresses] = useState(0);
  return (
    <>
      <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <textarea value={note} onChange={({ target }) => setNote(target.value)} />
      <select value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
      <output>{JSON.stringify({ text, note, choice, isOn, presses })}</output>
    </>
  );
}

function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`Nothing is ${selector}`);
  return found;
}

function state(): unknown {
  return JSON.parse(find('output').textContent);
}

function render(): HTMLElement {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  return find('#root');
}

const end = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  delete window.earlyInput;
  vi.clearAllMocks();
});

test('what was typed, chosen and pressed before the page was interactive takes effect then', async () => {
  const root = render();
  const changed = new Map<HTMLElement, string | boolean>([
    [find('[type=search]'), 'coast'],
    [find('textarea'), ''],
    [find('select'), 'b'],
    [find('[type=checkbox]'), false],
  ]);
  // The browser shows it already.
  for (const [field, value] of changed) {
    Object.assign(field, typeof value === 'string' ? { value } : { checked: value });
  }
  window.earlyInput = { changed, pressed: find('button'), end };
  await act(async () => hydrateRoot(root, <Form />));
  expect(state()).toMatchObject({ text: '', presses: 0 });

  await act(async () => applyEarlyInput());
  expect(state()).toEqual({ text: 'coast', note: '', choice: 'b', isOn: false, presses: 1 });
  expect(find<HTMLInputElement>('[type=search]').value).toBe('coast');
  expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(false);
  expect(end).toHaveBeenCalledOnce();

  await act(async () => applyEarlyInput());
  expect(state()).toMatchObject({ presses: 1 });
});

test('what was replaced since is left alone', async () => {
  const root = render();
  const [pressed, field] = [find('button'), find('input')];
  const press = vi.spyOn(pressed, 'click');
  window.earlyInput = { changed: new Map([[field, 'coast']]), pressed, end };
  root.replaceChildren();
  applyEarlyInput();
  expect(press).not.toHaveBeenCalled();
});

test('a key that was pressed where nothing is typed is pressed again', () => {
  render();
  const pressed = vi.fn();
  addEventListener('keydown', ({ key, ctrlKey }) => pressed(key, ctrlKey), { once: true });
  window.earlyInput = { changed: new Map(), key: { key: 'k', ctrlKey: true }, end };
  applyEarlyInput();
  expect(pressed).toHaveBeenCalledExactlyOnceWith('k', true);
});

test('a press during another one is not made again: the visitor makes it', async () => {
  const root = render();
  const button = find('button');
  await act(async () => hydrateRoot(root, <Form />));
  for (const type of ['pointerdown', 'click']) {
    window.earlyInput = { changed: new Map(), pressed: button, end };
    // Within an event, in which React may hydrate.
    vi.stubGlobal('event', new MouseEvent(type));
    await act(async () => applyEarlyInput());
    expect(state()).toMatchObject({ presses: 0 });
  }
  window.earlyInput = { changed: new Map(), pressed: button, end };
  vi.stubGlobal('event', new MessageEvent('message'));
  await act(async () => applyEarlyInput());
  expect(state()).toMatchObject({ presses: 1 });
});

/** A choice that takes effect later, as one that the address holds, on a page that applies early input once it is hydrated. */
function Filter({ chosen }: { chosen: (choice: string) => void }) {
  const [choice, setChoice] = useState('newest');
  useEffect(applyEarlyInput, []);
  return (
    <select
      value={choice}
      onChange={({ target: { value } }) => {
        chosen(value);
        setTimeout(() => setChoice(value));
      }}
    >
      <option>newest</option>
      <option>published</option>
    </select>
  );
}

test.each(['input', 'change'])(
  'a choice whose %s event hydrates the page takes effect once',
  async (first) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const chosen = vi.fn();
    document.body.innerHTML = `<div id="root">${renderToString(<Filter chosen={chosen} />)}</div>`;
    const field = find<HTMLSelectElement>('select');
    const changed = new Map<HTMLElement, string>();
    window.earlyInput = { changed, end };
    startTransition(() => void hydrateRoot(find('#root'), <Filter chosen={chosen} />));

    // The browser fires both, one after the other.
    field.value = 'published';
    changed.set(field, field.value);
    for (const type of first === 'input' ? ['input', 'change'] : ['change']) {
      const event = new Event(type, { bubbles: true });
      vi.stubGlobal('event', event);
      field.dispatchEvent(event);
    }
    vi.stubGlobal('event', undefined);
    await vi.waitFor(() => expect(window.earlyInput).toBeUndefined());
    await vi.waitFor(() => expect(field.value).toBe('published'));
    expect(new Set(chosen.mock.calls.flat())).toEqual(new Set(['published']));
  },
);
