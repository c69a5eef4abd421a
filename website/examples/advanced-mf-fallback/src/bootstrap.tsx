import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const Unavailable = () => <p>The counter is not available.</p>;

const Counter = lazy(() =>
  import('counter').then(
    (remote) => ({ default: remote.Counter }),
    () => ({ default: Unavailable }),
  ),
);

const App = () => (
  <main>
    <h1>Shop</h1>
    <Suspense fallback="Loading">
      <Counter start={1} />
    </Suspense>
  </main>
);

const root = document.getElementById('root');

if (root) {
  createRoot(root).render(<App />);
}
