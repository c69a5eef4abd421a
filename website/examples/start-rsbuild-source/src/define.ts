export const version = LIB_VERSION;

export function warn(message: string): void {
  if (DEBUG) {
    console.warn(`[my-lib ${LIB_VERSION}] ${message}`);
  }
}

export const isDev = process.env.NODE_ENV !== 'production';
