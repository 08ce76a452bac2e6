/** Checks the contracts against lint rules, and with `--breaking [git ref]` for breaking changes that no ADR names. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createConfig, lint } from "@redocly/openapi-core";
import { bundled, contractPath, services } from "./build/contractFiles.ts";
import { breakingChanges, type ContractDocument } from "./contractsBreaking.ts";

const adrFolder = "docs/adr";

/** The recommended rules, all as errors, except those that do not apply here. */
const config = await createConfig({
	extends: ["recommended"],
	rules: {
		// Literal segments take precedence over parameters, as the customer's paths require (TRAP-24).
		"no-ambiguous-paths": "off",
		// Tags are used only for grouping.
		"tag-description": "off",
		"no-invalid-media-type-examples": "error",
		"no-unused-components": "error",
		"no-required-schema-properties-undefined": "error",
		"operation-operationId": "error",
	},
});

async function lintAll(): Promise<string[]> {
	const problems = await Promise.all(services.map((service) => lint({ ref: contractPath(service), config })));
	return problems.flat().map((problem) => {
		const [place] = problem.location;
		return `${problem.ruleId}: ${problem.message} (${place?.source.absoluteRef} ${place?.pointer})`;
	});
}

/** Returns the breaking changes since the git ref whose operation no ADR names. */
async function unexplainedBreaks(ref: string): Promise<string[]> {
	const folder = mkdtempSync(join(tmpdir(), "contracts-"));
	try {
		const archive = execFileSync("git", ["archive", ref, "openapi"], { maxBuffer: 1 << 28 });
		execFileSync("tar", ["-x", "-C", folder], { input: archive });
		const adrs = existsSync(adrFolder)
			? readdirSync(adrFolder).map((name) => readFileSync(join(adrFolder, name), "utf8"))
			: [];
		const breaks: string[] = [];
		for (const service of services) {
			const before = (await bundled(join(folder, contractPath(service)))) as ContractDocument;
			const after = (await bundled(contractPath(service))) as ContractDocument;
			for (const { operationId, change } of breakingChanges(before, after)) {
				const named = adrs.some((text) => new RegExp(`\\b${operationId}\\b`).test(text));
				if (!named) breaks.push(`${service} ${operationId}: ${change}`);
			}
		}
		return breaks;
	} finally {
		rmSync(folder, { recursive: true });
	}
}

const [mode = "", ref = "HEAD"] = process.argv.slice(2);
const complaints = await lintAll();
if (mode === "--breaking") complaints.push(...(await unexplainedBreaks(ref)));
for (const complaint of complaints) console.error(complaint);
console.log(`contracts: ${services.length} services, ${complaints.length} complaints`);
process.exitCode = complaints.length ? 1 : 0;
