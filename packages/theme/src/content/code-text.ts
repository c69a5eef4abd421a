/** What is copied from a code block: the code, without prompts, removed lines and the output of commands. */

export function getCodeText(block: Element): string {
  const code = block.querySelector('pre')?.cloneNode(true);
  if (!(code instanceof Element)) return '';
  for (const line of code.querySelectorAll('.line.remove, .q-output')) removeLine(line);
  for (const prompt of code.querySelectorAll('.q-prompt')) prompt.remove();
  return (code.textContent ?? '').replace(/\n$/, '');
}

/** With the line break that follows it. */
function removeLine(line: Element): void {
  const next = line.nextSibling;
  if (next instanceof Text && next.data.startsWith('\n')) next.data = next.data.slice(1);
  line.remove();
}
