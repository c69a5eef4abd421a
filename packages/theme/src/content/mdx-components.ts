/** The elements of pages, for components of sites that render them too. */
import { createElement, type ReactElement } from 'react';

const NAMES = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'a',
  'ul',
  'ol',
  'li',
  'table',
  'pre',
  'code',
  'blockquote',
  'img',
] as const;

type Components = Record<(typeof NAMES)[number], (props: object) => ReactElement>;

const createComponent =
  (name: string) =>
  (props: object): ReactElement =>
    createElement(name, props);

/** Functions, because sites also call them: `getCustomMDXComponent().h1(props)`. */
const COMPONENTS = Object.fromEntries(NAMES.map((name) => [name, createComponent(name)])) as Components;

/** By name: `const { h2: H2 } = getCustomMDXComponent()`. */
export function getCustomMDXComponent(): Components {
  return COMPONENTS;
}
