/** The screens without rows: no history, no results, no connection. */
import { useTexts } from '../texts/use-texts.ts';
import type { Answer } from './ask.ts';
import { describeNone } from './describe-state.ts';
import { DialogIcon, type DialogIconName } from './dialog-icon.tsx';
import { type Failure, formatFailure } from './failure.ts';

/** Shown below the quick links. */
export function NoRecentNote() {
  const text = useTexts();
  return <p className="DocSearch-NoRecent">{text('search.noRecent')}</p>;
}

export function NoCommandScreen({ query }: { query: string }) {
  const text = useTexts();
  return (
    <div className="DocSearch-NoResults">
      <ScreenIcon name="none" />
      <p className="DocSearch-Title">{text('search.noCommand', { query })}</p>
    </div>
  );
}

export function FailedScreen({ failure }: { failure: Failure }) {
  const text = useTexts();
  return (
    <div className="DocSearch-ErrorScreen">
      <ScreenIcon name="failed" />
      <p className="DocSearch-Title">{text('search.failed')}</p>
      <p className="DocSearch-Help">{formatFailure(failure, text)}</p>
    </div>
  );
}

/** Shown above results from the site's own index, if the search service failed. */
export function OwnNotice({ failure }: { failure: Failure }) {
  const text = useTexts();
  return (
    <div className="DocSearch-Own">
      <p>
        <strong>{text('search.failed')}</strong> {formatFailure(failure, text)}
      </p>
      <p>{text('search.own')}</p>
    </div>
  );
}

interface NoneScreenProps {
  answer: Extract<Answer, { kind: 'none' }>;
  reportHref: string | undefined;
  onTry: (query: string) => void;
}

export function NoneScreen({ answer: { query, suggestions }, reportHref, onTry }: NoneScreenProps) {
  const text = useTexts();
  return (
    <div className="DocSearch-NoResults">
      <ScreenIcon name="none" />
      <p className="DocSearch-Title">{describeNone(query, text)}</p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help" id="docsearch-suggestions">
            {text('search.try')}
          </p>
          <ul aria-labelledby="docsearch-suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="DocSearch-Prefill" onClick={() => onTry(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {reportHref !== undefined && (
        <p className="DocSearch-Help">
          {text('search.report')}{' '}
          <a href={formatReportHref(reportHref, query)} target="_blank" rel="noopener noreferrer">
            {text('search.reportLink')}
          </a>
        </p>
      )}
    </div>
  );
}

function formatReportHref(href: string, query: string): string {
  return href.replaceAll('{query}', () => encodeURIComponent(query.replace(/\p{Surrogate}/gu, '')));
}

function ScreenIcon({ name }: { name: DialogIconName }) {
  return (
    <div className="DocSearch-Screen-Icon">
      <DialogIcon name={name} />
    </div>
  );
}
