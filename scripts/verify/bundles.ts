import type { Finding } from "./Check.ts";
import { filesIn } from "./sources.ts";
import { tool } from "./tool.ts";

/** Checks that the bundles can be built, for the browser (with its files compressed) and for the server. */
export function bundles(): Finding {
	const { status, output } = tool(process.execPath, ["scripts/setup.mjs", "--build"]);
	if (status !== 0) return { examined: "", problems: [output] };
	const client = filesIn("dist/client");
	const scripts = client.filter((file) => file.endsWith(".js"));
	const packed = client.filter((file) => file.endsWith(".js.br"));
	const server = filesIn("dist/server");
	const problems = packed.length === 0 ? ["No script is compressed."] : [];
	return {
		examined: `${scripts.length} scripts for the browser, ${packed.length} compressed; ${server.length} files for the server`,
		problems,
	};
}
