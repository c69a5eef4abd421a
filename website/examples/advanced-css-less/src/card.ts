import './card.less';

export const cardClass = 'card';
