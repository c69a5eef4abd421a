/** Owns components of the layout that are loaded before the pages that have them are shown. */
import { type ComponentType, lazy } from 'react';

/** Where nobody has called `load`, a part is rendered as soon as it is there. */
export function createPartLoader<Parts>(loadParts: () => Promise<Parts>) {
  let parts: Parts | undefined;
  return {
    async load(): Promise<void> {
      parts ??= await loadParts();
    },
    createPart<Props extends object>(getComponent: (loaded: Parts) => ComponentType<Props>): ComponentType<Props> {
      const Late = lazy(() => loadParts().then((loaded) => ({ default: getComponent(loaded) })));
      return (props) => {
        const Part: ComponentType<Props> = parts ? getComponent(parts) : Late;
        return <Part {...props} />;
      };
    },
  };
}
