/** Paints the pictures of the demo world: `node world/paint.ts <folder>`. */
import { pictures } from "./illustrations/catalogue.ts";
import { paintPictures } from "./illustrations/paintPictures.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("node world/paint.ts <folder>");
const started = performance.now();
await paintPictures(folder);
console.log(`Painted ${pictures.length} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
