/** Names the boxes of task lists: the text of an item is not the label of its box. */
import { defineHastPlugin } from 'satteri';
import { textMarker } from '../html/markers.ts';

export const TASK_BOXES = defineHastPlugin({
  name: 'quire-task-boxes',
  element: {
    filter: ['input'],
    visit(node, context) {
      const { type, disabled, checked, ariaLabel } = node.properties;
      if (type !== 'checkbox' || !disabled || ariaLabel !== undefined) return;
      context.setProperty(node, 'ariaLabel', textMarker(checked ? 'taskDone' : 'taskOpen'));
    },
  },
});
