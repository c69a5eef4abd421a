import '@/styles/base.less';
import styles from './card.module.css';

export const cardClass = styles.card;
