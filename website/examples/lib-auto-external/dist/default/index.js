import mitt from "mitt";
import { createElement } from "react";
const events = mitt();
const heading = createElement('h1', null, 'Title');
export { events, heading };
