/** URLs that open an assistant with a prepared question. */
const ASSISTANTS = [
  { name: 'ChatGPT', href: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', href: 'https://claude.ai/new?q=' },
];

export function listAssistants(question: string): Array<{ name: string; href: string }> {
  return ASSISTANTS.map(({ name, href }) => ({ name, href: href + encodeValue(question) }));
}

/** Other characters of the question, such as those of its URL or Chinese ones, are valid in a query, and shorter. */
function encodeValue(text: string): string {
  return text.replace(/[\s%&#+"<>]/g, encodeURIComponent);
}
