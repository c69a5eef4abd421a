import "./card.css";
const cardClass = 'card';
export { cardClass };
