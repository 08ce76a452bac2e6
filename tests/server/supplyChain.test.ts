import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import lock from "../../package-lock.json" with { type: "json" };

interface Package {
	readonly version?: string;
	readonly resolved?: string;
	readonly integrity?: string;
	readonly hasInstallScript?: boolean;
	readonly link?: boolean;
	readonly dev?: boolean;
	readonly license?: string;
}
const packages = Object.entries(lock.packages as Readonly<Record<string, Package>>).filter(
	([path]) => path !== "",
);

describe("our dependencies", () => {
	it("come only from the registry, exactly as they were when chosen [G05]", () => {
		expect(packages.length).toBeGreaterThan(100);
		const strange = packages.filter(
			([, { integrity = "", resolved, link }]) =>
				link || !integrity.startsWith("sha512-") || resolved !== undefined,
		);
		expect(strange.map(([path]) => path)).toEqual([]);
		const chosen = {
			...packageJson.dependencies,
			...packageJson.optionalDependencies,
			...packageJson.devDependencies,
		};
		expect(
			Object.entries(chosen).filter(
				([, version]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
			),
		).toEqual([]);
	});

	it("run nothing during installation [G05]", () => {
		expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
		expect(
			Object.keys(packageJson.scripts).filter((name) =>
				/^(pre|post)?(install|prepare)|^prepublish/.test(name),
			),
		).toEqual([]);
		expect(readFileSync("scripts/setup/install.mjs", "utf8")).toContain('"--ignore-scripts"');
	});

	it("have licences that a product may use [G05]", () => {
		const free = /^(MIT(-0)?|Apache-2\.0|ISC|0BSD|BSD-[23]-Clause|BlueOak-1\.0\.0|LGPL-3\.0-or-later)$/;
		expect(packages.filter(([, { dev }]) => !dev).length).toBeGreaterThan(10);
		const others = packages.filter(
			([, { dev, license = "none" }]) => !dev && !license.split(" AND ").every((each) => free.test(each)),
		);
		expect(others.map(([path, { license }]) => [path, license])).toEqual([]);
	});
});

describe("browser assets", () => {
	const files = globSync("dist/client/**/*.{js,css,html}");

	it("contain no source maps and no secrets [G06]", () => {
		expect(files.length).toBeGreaterThan(20);
		expect(globSync("dist/client/**/*.map")).toEqual([]);
		const secret =
			/sourceMappingURL|(test|live)_[gw]?sk_\w+|AKIA[0-9A-Z]{16}|-----BEGIN [A-Z ]*PRIVATE KEY|postgres(ql)?:\/\/|DATA_SECRET|SECRET_KEY|SERVICE_TOKEN|WEBHOOK_SECRET|API_SECRET|CLIENT_SECRET/;
		expect(files.filter((file) => secret.test(readFileSync(file, "utf8")))).toEqual([]);
	});
});

it("our repository contains no keys [G06]", () => {
	const files = globSync([
		"{src,server,scripts,openapi,docs,world,tests}/**/*.{ts,tsx,mjs,md,yaml,json,jsonl}",
		"*.{json,md,ts}",
	]);
	expect(files.length).toBeGreaterThan(1000);
	// Toss's real keys have 32 characters after their prefix; keys of cloud, mail and repository providers in the form in which they are
	// issued.
	const key =
		/\b(test|live)_g?sk_[A-Za-z0-9]{20,}|AKIA(?![0-9A-Z]*EXAMPLE)[0-9A-Z]{16}|\bgh[pousr]_\w{30,}|\bxox[bap]-[\w-]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY-----\s*\n[A-Za-z0-9+/]{40}/;
	expect(files.filter((file) => key.test(readFileSync(file, "utf8")))).toEqual([]);
});
