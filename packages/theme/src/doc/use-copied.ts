/** Owns the copying of something that has to be loaded first, and the mark that it was done. (SPEC.md 4) */
import { useEffect, useRef, useState } from 'react';
import { COPIED_MARK_MS } from '../constants.ts';
import { writeClipboard } from '../ui/clipboard.ts';

export function useCopied(load: () => Promise<string>): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await writeClipboard(await load());
    } catch (error) {
      console.warn(error);
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MARK_MS);
  };
  return { copied, copy };
}
