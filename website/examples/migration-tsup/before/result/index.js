// src/index.ts
import { readFile } from "fs/promises";
import pc from "picocolors";

// src/parse.ts
function parse(text) {
  return text.split("\n").filter(Boolean).map((line) => {
    const [key = "", value] = line.split("=", 2);
    return { key, value };
  });
}

// src/index.ts
async function printList(file) {
  const entries = parse(await readFile(file, "utf8"));
  for (const { key, value } of entries) {
    console.log(pc.bold(key), value ?? "");
  }
}
var here = import.meta.url;
export {
  here,
  printList
};
