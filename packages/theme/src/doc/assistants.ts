/** URLs that open an assistant with a prepared question. */
const ASSISTANTS = [
  { name: 'ChatGPT', href: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', href: 'https://claude.ai/new?q=' },
];

export function listAssistants(question: string): Array<{ name: string; href: string }> {
  return ASSISTANTS.map(({ name, href }) => ({ name, href: href + encodeURIComponent(question) }));
}
