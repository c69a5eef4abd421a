import { expect, test } from '@rstest/core';
import { isClientSource } from './client-module.ts';

test("comments may be before 'use client', and no code", () => {
  const comments = '/* a */ // b\n'.repeat(60);
  expect(isClientSource(`${comments}'use client';`)).toBe(true);
  expect(isClientSource(`${comments}import 'a';`)).toBe(false);
  expect(isClientSource("/* a */ call(); /* b */ 'use client';")).toBe(false);
});
