/** Replaces the URLs in the value of an attribute, and those in CSS. */
import { mapImageSet } from './html/markers.ts';

/** URLs with a scheme or a host, and anchors, are published unchanged. */
export const FINISHED_URL = /^(?:#|\/\/|[a-z][a-z\d+.-]*:)/i;

type MapUrl = (url: string) => string;

/** Attributes that contain more than one URL, or more than a URL. */
const MAP_URLS: Readonly<Record<string, (value: string, map: MapUrl) => string>> = {
  // Only of a redirect: `0; url=/page`.
  content: (value, map) =>
    value.replace(
      /^\s*(\d[\d.]*\s*[;,]\s*url\s*=)\s*["']?([^"']+).*$/is,
      (_, delay: string, url: string) => delay + map(url.trim()),
    ),
  ping: (value, map) => value.replace(/\S+/g, map),
  srcset: mapImageSet,
  style: mapStyleUrls,
};

/** Images of CSS: `url(a.png)`, `url("a.png")`. */
export function mapStyleUrls(css: string, map: MapUrl): string {
  return css.replace(
    /(\burl\(\s*)(?:(["'])([^"'\\\n]+)\2|([^"'()\s\\]+))(?=\s*\))/gi,
    (whole, start, quote = '', quoted, bare) => {
      const url: string = quoted ?? bare;
      return FINISHED_URL.test(url) ? whole : `${start}${quote}${map(url)}${quote}`;
    },
  );
}

/** Replaces the URLs in the value of an attribute. */
export function mapUrls(name: string, value: string, map: MapUrl): string {
  return (MAP_URLS[name.toLowerCase()] ?? ((url) => map(url)))(value, map);
}
