import { useLang } from '@runtime';
import { CARDS, RSLIB } from './family.ts';

export function FamilyCards() {
  const lang = useLang() === 'zh' ? 'zh' : 'en';
  return (
    <section className="family-cards">
      <h2>{lang === 'zh' ? '同一家族的工具链' : 'One family of tools'}</h2>
      <ul>
        {CARDS.map((tool) => (
          <li key={tool.name}>
            <a href={tool.site} target="_blank" rel="noopener noreferrer" aria-current={tool === RSLIB || undefined}>
              <img src={tool.logo} alt="" width={44} height={44} loading="lazy" />
              <b>{tool.name}</b>
              <span>{tool[lang]}</span>
              <small>{new URL(tool.site).host}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
