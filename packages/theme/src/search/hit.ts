/** Hits from outside: those of a provider, and those that an earlier visit stored. */
import type { Hierarchy, HierarchyLevel, HitType } from '@quire/search';
import { type MarkedText, parseMarkedText } from './marked-text.ts';

/** A place in the documentation, in its stored form. */
export interface Hit {
  objectID: string;
  /** With base or with host; always a web URL. */
  url: string;
  type: HitType;
  hierarchy: Hierarchy;
}

/** A hit of a provider, with the parts that match the query. */
export interface MatchedHit {
  hit: Hit;
  /** The position in the results, from 1. */
  position: number;
  title: MarkedText;
  /** A few words of the text below the title; on large sites they are fetched when the reader pauses. */
  snippet: MarkedText | 'awaited';
}

type Heading = Exclude<HitType, 'content'>;

const LEVELS: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const HEADINGS: readonly Heading[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Undefined for anything that is not a hit. */
export function parseHit(value: unknown): Hit | undefined {
  if (!isObject(value)) return undefined;
  const { objectID, url, type } = value;
  const hierarchy = parseHierarchy(value.hierarchy);
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isWebAddress(url)) return undefined;
  if (!isHitType(type) || hierarchy.lvl1 === null) return undefined;
  return { objectID, url, type, hierarchy };
}

export function parseMatchedHit(value: unknown, position: number): MatchedHit | undefined {
  const hit = parseHit(value);
  if (!hit) return undefined;
  const level = getTitleLevel(hit);
  const title = findMarkedText(value, ['_highlightResult', 'hierarchy', level]) ?? plain(hit.hierarchy[level]);
  const isAwaited = isObject(value) && value.isPartial === true;
  const snippet = isAwaited ? 'awaited' : (findMarkedText(value, ['_snippetResult', 'content']) ?? []);
  return { hit, position, title, snippet };
}

/** The heading that a hit links to, or that its text belongs to. */
export function getTitleLevel({ type, hierarchy }: Hit): Heading {
  if (type !== 'content' && hierarchy[type] !== null) return type;
  return HEADINGS.findLast((level) => hierarchy[level] !== null) ?? 'lvl1';
}

export function getTitle(hit: Hit): string {
  return hit.hierarchy[getTitleLevel(hit)] ?? '';
}

/** The headings above the title: the page first. */
export function getPath(hit: Hit): string[] {
  const above = HEADINGS.slice(0, HEADINGS.indexOf(getTitleLevel(hit)));
  return above.flatMap((level) => hit.hierarchy[level] ?? []);
}

/** The words of the page that match the query, as written on the page. */
export function listMatchedWords({ title, snippet }: MatchedHit): string[] {
  const words = [...title, ...(snippet === 'awaited' ? [] : snippet)]
    .filter(({ isMatched }) => isMatched)
    .map(({ text }) => text.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}

function findMarkedText(value: unknown, keys: readonly string[]): MarkedText | undefined {
  const found = keys.reduce<unknown>(
    (inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );
  return isObject(found) && typeof found.value === 'string' ? parseMarkedText(found.value) : undefined;
}

function plain(text: string | null): MarkedText {
  return text === null ? [] : [{ text, isMatched: false }];
}

function parseHierarchy(value: unknown): Hierarchy {
  const levels = isObject(value) ? value : {};
  const entries = LEVELS.map((level) => [level, typeof levels[level] === 'string' ? levels[level] : null] as const);
  return Object.fromEntries(entries) as Hierarchy;
}

function isHitType(type: unknown): type is HitType {
  return type === 'content' || HEADINGS.some((level) => level === type);
}

/** Rejects URLs that a browser would execute, such as `javascript:`. */
function isWebAddress(url: string): boolean {
  return URL.canParse(url, 'https://site.invalid') && /^https?:$/.test(new URL(url, 'https://site.invalid').protocol);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
