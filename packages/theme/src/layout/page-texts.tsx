import { usePageView } from '@quire/client';
import { BROWSER_TEXTS, BROWSER_TEXTS_ID } from '../texts/browser-texts.ts';

/** The texts that scripts show, as a JSON list, in the order of their keys. */
export function PageTexts() {
  const { texts } = usePageView().locale;
  const json = JSON.stringify(BROWSER_TEXTS.map((key) => texts[key]));
  return (
    <script
      type="application/json"
      id={BROWSER_TEXTS_ID}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data of the build, which cannot end its element
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
