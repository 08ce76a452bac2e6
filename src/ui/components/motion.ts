/** Whether the reader asked for stillness (WCAG 2.3.3). */
export const isCalm = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** For `scrollTo` and `scrollIntoView`: what a script asks for is not stilled by the browser. */
export const gliding = (): ScrollBehavior => (isCalm() ? "instant" : "smooth");
