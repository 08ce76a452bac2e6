import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Returns the lines of our own code that match, as file: line. */
function lines(folders: string, pattern: RegExp): readonly string[] {
	const files = globSync(`${folders}/**/*.{ts,tsx}`);
	expect(files.length).toBeGreaterThan(10);
	return files.flatMap((file) =>
		readFileSync(file, "utf8")
			.split("\n")
			.filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line) && pattern.test(line))
			.map((line) => `${file}: ${line.trim()}`),
	);
}

describe("our own code", () => {
	it.each<[string, string, RegExp]>([
		["runs no text as code [ASVS 1.3.2]", "{src,server}", /\beval\(|new Function\(|setTimeout\(\s*["'`]/],
		["starts no shell and no program [ASVS 1.2.5]", "server", /node:child_process/],
		["makes no pattern of what it was given [ASVS 1.2.9]", "server", /new RegExp\((?!"|`\^)/],
		[
			"takes secrets and codes from the system's randomness [ASVS 6.5.3, 11.5.1]",
			"server/{members,commerce,platform/secrets}",
			/Math\.random/,
		],
		[
			"has no cryptography but Node's [ASVS 11.2.1]",
			"server",
			/from "(crypto-js|node-forge|bcryptjs|tweetnacl|sjcl)"/,
		],
		[
			"hashes with SHA-256, and locks with AES-256-GCM [ASVS 11.2.3, 11.3.2, 11.4.1]",
			"server",
			/create(Hash|Hmac)\("(?!sha256")|create(C|Dec)ipheriv\("(?!aes-256-gcm")/,
		],
		[
			"hears no other window, frame or app: there is no handler that a message could reach [ASVS 3.5.5] [E03] [E04]",
			"src/{adapters,application,ui,main}",
			/(window|globalThis|self|document)\.addEventListener\(\s*"message"|onmessage/,
		],
		[
			"makes no text by a template of somebody else's, and formats none [ASVS 1.3.5, 1.3.7, 1.3.10]",
			"{src,server}",
			/from "(handlebars|ejs|pug|mustache|nunjucks|eta|liquidjs|dot|lodash[./]template|(node:)?vm)"|util\.format\(|\bformat\(.*(body|query|params)\b/,
		],
		[
			"puts text into pages as text [ASVS 1.1.2, 3.2.2]",
			"src",
			/\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(|createContextualFragment/,
		],
		[
			"needs nothing of a browser but the web platform [ASVS 3.7.1]",
			"src",
			/(?<!\w)<(object|embed|applet)[ />]|ActiveXObject|createElement\("(object|embed|applet)"\)/,
		],
		[
			"loads no script of others, but for the payment provider's own page [ASVS 14.2.3]",
			"{src,server}",
			/<script[^>]* src="(?!\$\{|\/|https:\/\/js\.tosspayments\.com\/)|createElement\("script"\)|importScripts\(/,
		],
		[
			"trusts no certificate that the system does not [ASVS 12.3.2]",
			"server",
			/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|\bignoreTLS\b/,
		],
		[
			"writes its logs to standard output alone [ASVS 16.2.3]",
			"server/{platform,members,commerce,catalogue,services,jobs}",
			/appendFile|createWriteStream|from "(winston|pino-[a-z]+|log4js|syslog)[^"]*"|node:(dgram|syslog)/,
		],
		["compares values with their types [ASVS 15.3.5]", "{src,server}", / (==|!=) (?!null\b)/],
		["opens itself to no other origin [ASVS 3.4.2]", "server", /access-control-allow/i],
	])("%s", (_, folders, pattern) => {
		expect(lines(folders, pattern)).toEqual([]);
	});

	it("calls other machines only from code that asserts no open transaction", () => {
		const ways =
			/= fetch\b|\bfetch\(\w*url|import \{.*\brequest\b.*\} from "node:https?"|import\("nodemailer"\)/i;
		const files = new Set(lines("server", ways).map((line) => line.split(": ")[0] ?? ""));
		expect(files.size).toBeGreaterThanOrEqual(6);
		const open = [...files].filter(
			(file) => !readFileSync(file, "utf8").includes("	assertOutsideTransactions();"),
		);
		expect(open).toEqual([]);
	});
});
