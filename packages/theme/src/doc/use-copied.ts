/** Owns the copying of something that has to be loaded first, and the mark that shows the result. */
import { useEffect, useRef, useState } from 'react';
import { COPIED_MARK_MS } from '../constants.ts';
import { copyText } from '../ui/clipboard.ts';

type CopyState = 'idle' | 'copied' | 'failed';

export function useCopied(load: () => Promise<string>, promptText: string): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (end: CopyState) => {
    setState(end);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), COPIED_MARK_MS);
  };
  const copy = async () => {
    try {
      const loaded = await load();
      if (await copyText(loaded, promptText)) show('copied');
    } catch (error) {
      console.warn(error);
      show('failed');
    }
  };
  return { state, copy };
}
