/** Owns the mark on the member of a type whose section is being read. */

export function markMembers(current: string | undefined): void {
  for (const link of document.querySelectorAll('#quire-article .q-member')) {
    if (link.getAttribute('href') === `#${current}`) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}
