import './button.less';

export const className = 'button';
