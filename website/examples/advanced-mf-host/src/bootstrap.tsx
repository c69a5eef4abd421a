import { Counter } from 'counter';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');

if (root) {
  createRoot(root).render(<Counter start={1} />);
}
