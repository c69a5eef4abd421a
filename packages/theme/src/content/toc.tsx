/** The list of a page's headings, in its content. */
import { usePageView } from '@quire/client';
import './cards.css';

export function Toc() {
  const { headings } = usePageView().page;
  return (
    <ul>
      {headings.map(({ id, text, depth }) => (
        <li key={id} className={`q-toc-${depth}`}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
