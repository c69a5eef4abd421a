import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Counter } from './dist/index.js';

renderToString(createElement(Counter));
