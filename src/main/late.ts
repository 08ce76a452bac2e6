/** The chunk of what every page does once it lives: the container behind its use cases, what surrounds the page, and where it leads. */
export { screens } from "#ui/screens.ts";
export { afterHydration } from "./afterHydration.ts";
export { browserUse } from "./browserUse.ts";
