/** The elements that components of sites may render as pages do. */
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

/** Functions, which sites also call as such: `getCustomMDXComponent().h1(props)`. */
const COMPONENTS = Object.fromEntries(NAMES.map((name) => [name, createComponent(name)])) as Components;

/** By name: `const { h2: H2 } = getCustomMDXComponent()`. */
export function getCustomMDXComponent(): Components {
  return COMPONENTS;
}
