import { hello } from './index';

document.body.append(hello('reader'));
