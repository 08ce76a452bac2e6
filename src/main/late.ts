/** The chunk of what every page does once it lives: the container behind its use cases, and what surrounds the page. */
export { afterHydration } from "./afterHydration.ts";
export { browserUse } from "./browserUse.ts";
