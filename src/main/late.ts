/** The chunk loaded after hydration: the container behind the use cases, the page's surroundings, and the table of screens. */
export { screens } from "#ui/screens.ts";
export { afterHydration } from "./afterHydration.ts";
export { browserUse } from "./browserUse.ts";
