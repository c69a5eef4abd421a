import { afterEach, expect, test } from '@rstest/core';
import { loadText, storeText } from './stored-text.ts';

const provide = (storage: object) =>
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('a stored text is restored', () => {
  const kept = new Map<string, string>();
  provide({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  expect(loadText('a')).toBeNull();
  storeText('a', 'x');
  expect(loadText('a')).toBe('x');
});

test('a storage that throws, or no storage, stores nothing without an error', () => {
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
