import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle, createConfig, lint } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";
import { breakingChanges, type ContractDocument } from "./contractsBreaking.ts";

const services = ["content", "auth", "payment", "message", "internal-auth", "hotels-combined"];
const schemaFolder = "src/adapters/http/schema";
const adrFolder = "docs/adr";

/** Recommended rules, all as errors, less what says nothing here. */
const config = await createConfig({
	extends: ["recommended"],
	rules: {
		// Literal segments win over parameters, as the customer's paths need (TRAP-24).
		"no-ambiguous-paths": "off",
		// Tags only group.
		"tag-description": "off",
		"no-invalid-media-type-examples": "error",
		"no-unused-components": "error",
		"no-required-schema-properties-undefined": "error",
		"operation-operationId": "error",
	},
});

const contractPath = (service: string) => `openapi/${service}.yaml`;

async function lintAll(): Promise<string[]> {
	const problems = await Promise.all(services.map((service) => lint({ ref: contractPath(service), config })));
	return problems.flat().map((problem) => {
		const [place] = problem.location;
		return `${problem.ruleId}: ${problem.message} (${place?.source.absoluteRef} ${place?.pointer})`;
	});
}

async function bundled(path: string): Promise<ContractDocument> {
	const { bundle: document, problems } = await bundle({ ref: path, config });
	if (problems.length) throw new Error(`${path}: ${problems.map((problem) => problem.message).join("; ")}`);
	return document.parsed as ContractDocument;
}

async function typesOf(service: string): Promise<string> {
	const document = await bundled(contractPath(service));
	const types = astToString(await openapiTS(JSON.stringify(document), { defaultNonNullable: false }));
	return `// Generated from ${contractPath(service)} by scripts/contracts.ts. Do not edit.\n${types}`;
}

const typesPath = (service: string) => join(schemaFolder, `${service}.d.ts`);

async function staleTypes(): Promise<string[]> {
	const stale: string[] = [];
	for (const service of services) {
		const now = await typesOf(service);
		if (readOrEmpty(typesPath(service)) !== now)
			stale.push(`${typesPath(service)} is stale: npm run contracts`);
	}
	return stale;
}

function readOrEmpty(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}

/** Breaking changes since the git ref whose operation no ADR names. */
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
			const before = await bundled(join(folder, contractPath(service)));
			const after = await bundled(contractPath(service));
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
if (mode === "--check") complaints.push(...(await staleTypes()));
else if (mode === "--breaking") complaints.push(...(await unexplainedBreaks(ref)));
else if (complaints.length === 0) {
	for (const service of services) writeFileSync(typesPath(service), await typesOf(service));
}
for (const complaint of complaints) console.error(complaint);
console.log(`contracts: ${services.length} services, ${complaints.length} complaints`);
process.exitCode = complaints.length ? 1 : 0;
