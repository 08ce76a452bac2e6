import { relative } from "node:path";

/** A test's name in a report: its file, and the path of the suites' names and its own. */
export const idOf = (file: string, title: string): string => `${relative(process.cwd(), file)}#${title}`;
