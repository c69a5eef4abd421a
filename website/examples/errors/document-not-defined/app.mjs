import './dist/index.js';
