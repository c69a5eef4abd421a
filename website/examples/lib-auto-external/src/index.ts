import mitt from 'mitt';
import { createElement } from 'react';

export const events = mitt();
export const heading = createElement('h1', null, 'Title');
