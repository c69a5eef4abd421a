import { readCache } from './cache';

export const edit = async (key: string): Promise<string> => {
  const { format } = await import(/* webpackChunkName: "format" */ './format-text');
  return format(readCache(key) ?? '');
};
