import { relative } from "node:path";

/** Returns a test's id in a report: its file, the path of suite names and its own name. */
export const idOf = (file: string, title: string): string => `${relative(process.cwd(), file)}#${title}`;
