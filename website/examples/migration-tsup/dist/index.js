import { readFile } from "node:fs/promises";
import picocolors from "picocolors";
function parse(text) {
    return text.split('\n').filter(Boolean).map((line)=>{
        const [key = '', value] = line.split('=', 2);
        return {
            key,
            value
        };
    });
}
async function printList(file) {
    const entries = parse(await readFile(file, 'utf8'));
    for (const { key, value } of entries)console.log(picocolors.bold(key), value ?? '');
}
const here = import.meta.url;
export { here, printList };
