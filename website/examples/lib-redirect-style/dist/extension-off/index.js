import "./styles/base.less";
import card_module from "./card.module.css";
const cardClass = card_module.card;
export { cardClass };
