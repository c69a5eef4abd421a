/** The accessible name of a social link that shows only an icon. */
import type { SocialLink } from '@quire/client/contract';

const NAMES: ReadonlyMap<string, string> = new Map([
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['x', 'X'],
  ['discord', 'Discord'],
  ['bluesky', 'Bluesky'],
  ['lark', 'Lark'],
  ['npm', 'npm'],
]);

/** A site's own icon has no name: the host of its link or its text is used, else `unnamed`. */
export function nameSocialLink({ icon, mode, content }: SocialLink, unnamed: string): string {
  if (typeof icon === 'string') return NAMES.get(icon) ?? icon;
  if (mode === 'text') return content;
  return mode === 'link' && URL.canParse(content) ? new URL(content).hostname : unnamed;
}
