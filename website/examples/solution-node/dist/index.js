import { readFile } from "node:fs/promises";
async function countLines(file) {
    const text = await readFile(file, 'utf8');
    return '' === text ? 0 : text.split('\n').length;
}
export { countLines };
