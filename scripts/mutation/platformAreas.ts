import type { Area } from "./Area.ts";

const within = (folder: string, names: string): readonly string[] =>
	names.split(" ").map((name) => `server/platform/${folder}/${name}.ts`);

/** What every call passes: who calls and from where, the limits, what is done once, and what is sent later. */
export const platformAreas: readonly Area[] = [
	{
		// Who calls, and the envelope of every answer.
		name: "server/platform/http",
		mutate: ["server/platform/http/authentication.ts", "server/platform/http/envelope.ts"],
		tests: ["tests/server/platform/http/{access,bindContracts,envelope}.test.ts"],
		stopsAtFirst: true,
		longestTest: 5_000,
		atLeast: 80,
	},
	{
		// The contracts as read by a server.
		name: "server/platform/contracts",
		mutate: ["server/platform/http/contract.ts"],
		tests: ["tests/server/platform/http/{contract,bindContracts}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		// Pages of other sites, hosts that are not ours, and cookies.
		name: "server/platform/origins",
		mutate: within("http", "cookies forgery ownOrigin"),
		tests: [
			"tests/server/platform/http/{access,forgedTokens,hardening,ownOrigin}.test.ts",
			"tests/server/members/session/sessionCookies.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/platform/limits",
		mutate: ["server/platform/limits/*.ts"],
		tests: ["tests/server/platform/limits/*.test.ts", "tests/server/members/code/codeRules.test.ts"],
		stopsAtFirst: true,
		longestTest: 20_000,
		atLeast: 80,
	},
	{
		// Answers kept by their key, on which a payment that is sent twice depends.
		name: "server/platform/idempotency",
		mutate: ["server/platform/idempotency/*.ts"],
		tests: [
			"tests/server/platform/idempotency/*.test.ts",
			"tests/server/commerce/cancellation/{cancelKeys,spentKeys}.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/platform/secrets",
		mutate: ["server/platform/secrets/*.ts"],
		tests: ["tests/server/platform/secrets/*.test.ts", "tests/server/ops/rekey.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/platform/outbox",
		mutate: within("outbox", "Outbox createSolapi senders"),
		tests: ["tests/server/platform/outbox/*.test.ts", "tests/server/jobs/jobs.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/platform/jobs",
		mutate: ["server/platform/jobs/*.ts"],
		// Those over a database wait for seconds, side by side, so that none of them could be credited with a mutant.
		tests: [
			"tests/server/platform/jobs/{isolatedWork,jobTiming}.test.ts",
			"tests/server/jobs/eachDue.test.ts",
		],
		stopsAtFirst: true,
		longestTest: 5_000,
		atLeast: 80,
	},
	{
		// Which pictures may be fetched, and from where.
		name: "server/platform/pictures",
		mutate: within("images", "imageRequest imageSource publicAddress"),
		tests: ["tests/server/platform/images/{imageRequest,imageSource}.test.ts"],
		stopsAtFirst: true,
		longestTest: 5_000,
		atLeast: 80,
	},
];
