import "ui-kit/es/date-picker/style/css";
import "ui-kit/es/button/style/css";
import date_picker from "ui-kit/es/date-picker";
import es_button from "ui-kit/es/button";
const widgets = [
    es_button,
    date_picker
];
export { widgets };
