import dotInline from './assets/dot.png?inline';
import dotUrl from './assets/dot.png?url';
import arrowRaw from './assets/arrow.svg?raw';
import notes from './assets/notes.txt?raw';

export { arrowRaw, dotInline, dotUrl, notes };
