export async function load(url: string) {
  const response = await fetch(url);
  return response.json();
}
