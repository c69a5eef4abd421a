import './index.css';

export interface Item {
  name?: string;
}

export const label = (item?: Item) => item?.name ?? 'untitled';
