import { useState } from 'react';

export function Counter() {
  const [count] = useState(0);
  return <p>{count}</p>;
}
