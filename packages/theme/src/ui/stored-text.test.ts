import { afterEach, expect, test } from '@rstest/core';
import { loadText, storeText } from './stored-text.ts';

const provide = (storage: object) =>
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('what is kept comes back', () => {
  const kept = new Map<string, string>();
  provide({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  expect(loadText('a')).toBeNull();
  storeText('a', 'x');
  expect(loadText('a')).toBe('x');
});

test('a storage that refuses, and none at all, keep nothing and do no harm', () => {
  const refuse = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  provide({ getItem: refuse, setItem: refuse });
  storeText('a', 'x');
  expect(loadText('a')).toBeNull();
  Reflect.deleteProperty(globalThis, 'localStorage');
  storeText('a', 'x');
  expect(loadText('a')).toBeNull();
});
