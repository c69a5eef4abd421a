/** The elements of an open dialog that are part of the document. (search-frame.tsx) */
export interface DialogParts {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  reset: HTMLElement;
  cancel: HTMLElement;
  /** Where React renders; until then it contains the next two. */
  body: HTMLElement;
  waiting: HTMLElement;
  problem: HTMLElement;
}

/** @throws if the markup is not that of `SearchFrame` */
export function findDialogParts(dialog: Node): DialogParts {
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('The frame of the search is not a dialog.');
  const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const part = dialog.querySelector<E>(selector);
    if (!part) throw new Error(`The frame of the search has no ${selector}.`);
    return part;
  };
  return {
    dialog,
    input: find<HTMLInputElement>('.DocSearch-Input'),
    reset: find('.DocSearch-Reset'),
    cancel: find('.DocSearch-Cancel'),
    body: find('.DocSearch-Body'),
    waiting: find('[role=status]'),
    problem: find('[role=alert]'),
  };
}

/** Removes attributes that are undefined. */
export function setAttributes(element: Element, attributes: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
