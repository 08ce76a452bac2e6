import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { type Imported, withTexts } from "./withTexts.ts";

/**
 * Puts the product's words and the names of its classes where they are used. The bundler keeps a table whole as soon as one of its entries
 * is used, and with the chunk that asks first: a page loaded what dialogs, calendars and errors may say one day.
 */
export function constantsInPlace(): Plugin[] {
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
					code: await withTexts(
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
				// Such as a class that its sheet does not have.
				if (code === "IMPORT_IS_UNDEFINED") throw new Error(message);
			},
			// A sheet whose names all stand elsewhere is needed all the same.
			transform: {
				filter: { id: /\.module\.css$/ },
				handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
			},
		},
	];
}

/** A file of src/copy as it is when it runs, and which names its functions may mean that nobody else knows. */
async function copyOf(source: string): Promise<Imported> {
	const path = resolve(source.replace("#copy/", "src/copy/"));
	const names = readFileSync(path, "utf8").matchAll(
		/^(?:export )?(?:const|function|import) (?:(\w+)|\{([^}]*)\})/gm,
	);
	return {
		values: (await import(pathToFileURL(path).href)) as Imported["values"],
		own: [...names].flatMap(([, name, several]) => name ?? several?.match(/\w+/g) ?? []),
	};
}
