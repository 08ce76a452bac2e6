import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { type Imported, inlineConstants } from "./inlineConstants.ts";

/**
 * Inlines the product's texts and CSS class names where they are used. The bundler keeps a whole table as soon as one of its entries is
 * used, in the chunk that first needs it: a page would load texts for dialogs, calendars and errors that it may never show.
 */
export function constantInlining(): Plugin[] {
	const client = {
		apply: "build",
		applyToEnvironment: ({ name }: { name: string }) => name === "client",
	} as const;
	return [
		{
			...client,
			name: "words-in-place",
			enforce: "pre",
			transform: {
				filter: { id: /\/src\/.*\.tsx?$/, code: /#copy\/|\.module\.css/ },
				handler: async (code, id) => ({
					code: await inlineConstants(
						code.replaceAll(/import (\w+) from ("\S+\.module\.css")/g, "import * as $1 from $2"),
						id,
						copyOf,
					),
					map: null,
				}),
			},
		},
		{
			...client,
			name: "classes-in-place",
			enforce: "post",
			onLog(_, { code, message }) {
				// For example a class that is missing from its style sheet.
				if (code === "IMPORT_IS_UNDEFINED") throw new Error(message);
			},
			// A style sheet is needed even if all of its class names have been inlined.
			transform: {
				filter: { id: /\.module\.css$/ },
				handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
			},
		},
	];
}

/** Evaluates a file of src/copy and returns its exports, with the module-local names that its functions may refer to. */
async function copyOf(source: string): Promise<Imported> {
	const path = resolve(source.replace("#copy/", "src/copy/"));
	const names = readFileSync(path, "utf8").matchAll(
		/^(?:export )?(?:const|function|import) (?:(\w+)|\{([^}]*)\})/gm,
	);
	return {
		values: (await import(pathToFileURL(path).href)) as Imported["values"],
		localNames: [...names].flatMap(([, name, several]) => name ?? several?.match(/\w+/g) ?? []),
	};
}
