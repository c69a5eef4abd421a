/** The rows of the page about the example projects. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEBSITE } from './docs-page.ts';

/** A row: the link to the source folder, the description, the outputs, and the link to a service that runs it. */
const ROW = /^\| \[`([^`]+)`\]\(([^)]+)\) \| .+ \| (.*) \| (?:\[StackBlitz\]\(([^)]+)\) )?\|$/;

interface GalleryRow {
  name: string;
  href: string;
  /** Files and folders, as paths from the project. */
  outputs: string[];
  /** The URL at which it runs. */
  run: string | undefined;
}

export function readGallery(locale: string): GalleryRow[] {
  const text = readFileSync(join(WEBSITE, `docs/${locale}/guide/advanced/examples.md`), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [, name, href, outputs, run] = ROW.exec(line) ?? [];
    if (name === undefined || href === undefined || outputs === undefined) return [];
    const paths = [...outputs.matchAll(/`([^`]+)`/g)].map(([, path]) => join('dist', path ?? ''));
    return [{ name, href, outputs: paths, run }];
  });
}
