import ArrowIcon from './arrow.svg';

export const Next = () => (
  <button type="button" aria-label="Next">
    <ArrowIcon width={16} />
  </button>
);
