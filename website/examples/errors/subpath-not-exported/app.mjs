import { Button } from 'my-lib/dist/button.js';

console.log(Button);
