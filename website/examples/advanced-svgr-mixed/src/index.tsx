import arrowUrl, { ReactComponent as ArrowIcon } from './arrow.svg';

export const Next = () => (
  <button type="button" aria-label="Next">
    <ArrowIcon width={16} />
  </button>
);

export const Picture = () => <img src={arrowUrl} alt="" />;
