import { fileURLToPath as __rspack_fileURLToPath } from "node:url";
import { dirname as __rspack_dirname } from "node:path";
var __rspack_import_meta_dirname__ = __rspack_dirname(__rspack_fileURLToPath(import.meta.url));
var __rspack_import_meta_filename__ = __rspack_fileURLToPath(import.meta.url);
const folder = __rspack_import_meta_dirname__;
const file = __rspack_import_meta_filename__;
export { file, folder };
