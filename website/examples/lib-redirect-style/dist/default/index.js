import "./styles/base.css";
import card_module from "./card.module.js";
const cardClass = card_module.card;
export { cardClass };
