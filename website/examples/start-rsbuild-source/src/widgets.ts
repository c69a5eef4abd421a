import { Button, DatePicker } from 'ui-kit';

export const widgets = [Button, DatePicker];
