import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { periodText, retentionRules } from "#domain/member/retentionRules.ts";
import { limits } from "#server/platform/limits/countHit.ts";
import packageJson from "../../package.json" with { type: "json" };

const page = readFileSync("docs/security.md", "utf8");
const [texts = "", table = ""] = page.split("## The requirements");
const sources = (folder: string) =>
	globSync(`${folder}/**/*.{ts,tsx}`).map((file) => readFileSync(file, "utf8"));
const found = (folder: string, pattern: RegExp): readonly string[] => [
	...new Set(
		sources(folder).flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0])),
	),
];
const part = (heading: string) => texts.split(new RegExp(`^#+ ${heading}$`, "m"))[1]?.split(/^#+ /m)[0] ?? "";

describe("docs/security.md", () => {
	it("names only places and tests that exist, and counts its rows correctly", () => {
		const paths = [...table.matchAll(/`((?:src|server|tests|docs|openapi)\/[\w./-]+)`/g)].map(
			(match) => match[1] ?? "",
		);
		expect(paths.length).toBeGreaterThan(200);
		expect(paths.filter((path) => !existsSync(path))).toEqual([]);
		const rows = table.split("\n").filter((line) => /^\| \d/.test(line));
		const count = (pattern: RegExp) => rows.filter((row) => pattern.test(row)).length;
		expect(page).toContain(`Of its ${rows.length} requirements below`);
		expect(page).toContain(`${count(/\| met \|/)} are met, ${count(/\| not applicable \|/)} do not apply`);
		expect(page).toContain(`(by reading alone: ${count(/by reading \|$/)} rows)`);
		expect(count(/\| deviation \|/)).toBe(7);
	});

	it("documents every rate limit [ASVS 2.1.3]", () => {
		const documented = [...part("Budgets").matchAll(/^\| `([a-z-]+)` \| (\d+) \| (\d+) min \|/gm)].map(
			([, scope, max, minutes]) => ({ scope, max: Number(max), window: Number(minutes) * 60_000 }),
		);
		expect(documented).toEqual(Object.values(limits).map((limit) => ({ ...limit })));
	});

	it("names every way to log in, and the contract has no other [ASVS 6.1.3, 6.3.4]", () => {
		const contract = readFileSync("openapi/schemas/member.yaml", "utf8");
		const types = /LoginType:[^[]*enum: \[([^\]]+)\]/.exec(contract)?.[1]?.match(/\w+/g);
		expect(new Set(types)).toEqual(new Set(["EMAIL", "KAKAO", "NAVER", "APPLE"]));
		for (const word of ["password", "passkey", "Kakao", "Naver", "Apple"])
			expect(part("Logins and sessions").toLowerCase()).toContain(word.toLowerCase());
	});

	it("is right that the product asks no security questions [ASVS 6.4.2]", () => {
		const fields = globSync("openapi/**/*.yaml").flatMap((file) =>
			[...readFileSync(file, "utf8").matchAll(/^\s+(\w+):/gm)].map((match) => match[1] ?? ""),
		);
		expect(fields.length).toBeGreaterThan(500);
		expect(
			fields.filter((field) => /secretQ|passwordHint|pwdHint|securityQuestion|hintAnswer/i.test(field)),
		).toEqual([]);
	});

	it("lists every algorithm that the server uses [ASVS 11.1.2]", () => {
		const inventory = part("Secrets, keys and algorithms");
		const names: Readonly<Record<string, string>> = {
			"aes-256-gcm": "AES-256-GCM",
			sha256: "SHA-256",
			argon2id: "argon2id",
		};
		const used = [
			...found("server", /create(?:Cipheriv|Decipheriv|Hash|Hmac)\("([^"]+)"/g),
			...found("server", /derive\("([^"]+)"/g),
			...found("server", /hkdfSync\("([^"]+)"/g),
			...found("server", /\balg(?:orithms)?: \[?"([^"]+)"/g),
		];
		expect(new Set(used)).toEqual(new Set(["aes-256-gcm", "sha256", "argon2id", "ES256"]));
		for (const algorithm of used) expect(inventory).toContain(names[algorithm] ?? algorithm);
	});

	it("lists every external service the server calls [ASVS 13.1.1]", () => {
		const named = part("Connections that the server makes");
		const hosts = found("server", /"https:\/\/((?:api|kapi|kauth|nid|openapi|appleid)\.[a-z.]+)/g);
		expect(hosts.length).toBeGreaterThanOrEqual(7);
		const owner = (host: string) => host.split(".").at(-2)?.replace("tosspayments", "toss") ?? "";
		expect(hosts.filter((host) => !new RegExp(owner(host), "i").test(named))).toEqual([]);
		const callers = globSync("server/**/*.ts").filter((file) =>
			/fetch: send = fetch|\bawait fetch\(/.test(readFileSync(file, "utf8")),
		);
		expect(callers.length).toBeGreaterThanOrEqual(3);
		// Nor is a redirect followed to another host [ASVS 15.3.2].
		for (const file of callers)
			if (/send\(|await fetch\(/.test(readFileSync(file, "utf8")))
				expect(readFileSync(file, "utf8"), file).toContain('redirect: "error"');
	});

	it("states the actual retention period of each log [ASVS 16.1.1]", () => {
		const logs = part("Logs");
		expect(logs).toMatch(/`security_event`.*\| 92 days \|/);
		expect(logs).toMatch(/`login_history`.*\| 92 days \|/);
		expect(periodText(retentionRules.access.period)).toBe("92일");
		expect(logs).toMatch(/`operator_action`.*\| 2 years \|/);
		expect(periodText(retentionRules.operation.period)).toBe("2년");
		const said = ["requests and errors", "security journal", "operators' commands", "logins"];
		expect([...logs.matchAll(/^\| ([a-z][^|]+) \|/gm)].map((match) => match[1])).toEqual(said);
	});

	it("is backed by a bill of materials: `npm run sbom` names every library [ASVS 15.1.2]", () => {
		const [command = "", ...options] = packageJson.scripts.sbom.split(" ");
		const { stdout, status } = spawnSync(command, options, { encoding: "utf8", shell: true });
		expect(status).toBe(0);
		const names: string[] = JSON.parse(stdout).components.map(
			({ group, name }: { group?: string; name: string }) => (group ? `${group}/${name}` : name),
		);
		expect(Object.keys(packageJson.dependencies).filter((name) => !names.includes(name))).toEqual([]);
	});
});
