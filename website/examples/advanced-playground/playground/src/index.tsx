import { Button } from 'my-lib';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Button>Pressed:</Button>);
