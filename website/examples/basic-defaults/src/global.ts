Object.assign(globalThis, { load: () => import('./extra') });
