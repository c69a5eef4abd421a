/** Files that tests of several folders put into their sites. */

/** The smallest image with a size: 1 × 1. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A page with a component of the site, for which the site has a bundle of its own. */
export const BOX_PAGE = {
  'docs/index.mdx': "import { Box } from '../box.jsx';\n\n# Home\n\n<Box />\n",
  'box.jsx': 'export const Box = () => <p>In a box</p>;\n',
};

/** The text of a configuration with these fields. */
export function formatConfig(fields: object): string {
  return `export default ${JSON.stringify(fields)};\n`;
}
