/** The rows of the dialog: one list box, and next to it the buttons of its rows. */
import type { ComponentProps } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { findScreen, LIST_ID, listSections, type SearchApi, type SearchState, type Section } from './create-search.ts';
import { addFavorite, type History, removeFavorite, removeRecent } from './history.ts';
import type { Hit } from './hit.ts';
import { HitButton } from './hit-button.tsx';
import { HitRow } from './hit-row.tsx';
import { getItemId, getItemTitle, type Item } from './item.ts';

interface HitListProps {
  state: SearchState;
  api: SearchApi;
  onChange: (move: (history: History, hit: Hit) => History, hit: Hit) => void;
}

/** A list box may only contain options, so a grid puts buttons and options in the same rows. */
export function HitList({ state, api, onChange }: HitListProps) {
  const text = useTexts();
  const sections = placeRows(listSections(state));
  if (sections.length === 0) return null;
  return (
    <div className="DocSearch-Grid" data-list={findScreen(state)?.kind}>
      <div role="listbox" id={LIST_ID} className="DocSearch-List" aria-label={text('search.results')}>
        {sections.map((section) => (
          <Group key={section.source.sourceId} section={section} api={api} />
        ))}
      </div>
      {sections.map(({ list, items, row }) =>
        items.map((item, at) => (
          <RowButtons key={`${list} ${getItemId(item)}`} item={item} row={row + at + 1} onChange={onChange} />
        )),
      )}
    </div>
  );
}

/** The grid row of a section's heading; its items follow. */
type PlacedSection = Section & { row: number };

function placeRows(sections: readonly Section[]): PlacedSection[] {
  let row = 1;
  return sections.map((section) => {
    const placed = { ...section, row };
    row += section.items.length + 1;
    return placed;
  });
}

function Group({ section: { list, name, items, source, row }, api }: { section: PlacedSection; api: SearchApi }) {
  const text = useTexts();
  const id = `docsearch-${source.sourceId}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the role of a list box's part
    <div role="group" className="DocSearch-Hits" aria-labelledby={id}>
      <div id={id} className="DocSearch-Hit-source" style={{ gridRow: row }}>
        {list === 'matched' ? name : text(`search.${list}`)}
      </div>
      {items.map((item, at) => (
        <HitRow
          key={getItemId(item)}
          item={item}
          row={row + at + 1}
          props={api.getItemProps({ item, source }) as unknown as ComponentProps<'a'>}
        />
      ))}
    </div>
  );
}

interface RowButtonsProps {
  item: Item;
  row: number;
  onChange: HitListProps['onChange'];
}

function RowButtons({ item, row, onChange }: RowButtonsProps) {
  if (item.list !== 'recent' && item.list !== 'favorites') return null;
  const { list, hit } = item;
  const title = getItemTitle(item);
  return (
    <div className="DocSearch-Hit-actions" style={{ gridRow: row }}>
      {list === 'recent' && (
        <HitButton icon="star" text="search.save" title={title} onPress={() => onChange(addFavorite, hit)} />
      )}
      <HitButton
        icon="remove"
        text={list === 'recent' ? 'search.removeRecent' : 'search.removeFavorite'}
        title={title}
        onPress={() => onChange(list === 'recent' ? removeRecent : removeFavorite, hit)}
      />
    </div>
  );
}
