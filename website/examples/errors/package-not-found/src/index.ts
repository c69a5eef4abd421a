import { marked } from 'marked';

console.log(marked('# Hi'));
