import type { Area } from "./Area.ts";

/** The server's code for members: hashing a person's password is deliberately slow, so each part is an area of its own. */
export const memberAreas: readonly Area[] = [
	{
		name: "server/members/account/passwords",
		mutate: ["server/members/account/password*.ts"],
		tests: ["tests/server/members/account/password*.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/members/account/mails",
		mutate: ["server/members/account/notifyOwner.ts"],
		tests: ["tests/server/members/account/{notifyOwner,accountRules}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/members/account/signing-up",
		mutate: ["server/members/account/signUp.ts", "server/members/account/createAccounts.ts"],
		tests: ["tests/server/members/account/{signUp,socialSignUp,account}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/members/account/changes",
		mutate: ["Members", "benefitMall", "changeAccount", "removeLoginMethod", "userInfo", "withdraw"].map(
			(file) => `server/members/account/${file}.ts`,
		),
		tests: [
			"tests/server/members/account/account*.test.ts",
			"tests/server/members/owner/{devices,proofs,journal}.test.ts",
			"tests/server/members/passkey/passkeyEdges.test.ts",
			"tests/server/members/social/social{Logins,Links}.test.ts",
			"tests/server/members/privacy/export.test.ts",
			"tests/server/abuse/{budgets,logins}.test.ts",
			"tests/server/commerce/subscription/subscriptions.test.ts",
		],
		stopsAtFirst: true,
		longestTest: 60_000,
		atLeast: 80,
	},
	{
		name: "server/members/code",
		mutate: ["server/members/code/*.ts"],
		tests: ["tests/server/members/code/*.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/members/session",
		mutate: ["server/members/session/*.ts"],
		tests: ["tests/server/members/session/*.test.ts", "tests/server/members/owner/devices.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		// An area of its own, like the next: each of its tests creates a person with a password, which is deliberately slow.
		name: "server/members/owner",
		mutate: ["server/members/owner/*.ts"],
		tests: ["tests/server/members/owner/{devices,proofs}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/members/passkey",
		mutate: ["server/members/passkey/*.ts"],
		tests: ["tests/server/members/passkey/*.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/members/social/providers",
		mutate: ["server/members/social/providers/*.ts"],
		tests: ["tests/server/members/social/{providers,apple}.test.ts"],
		atLeast: 80,
	},
	{
		name: "server/members/social",
		mutate: ["server/members/social/*.ts"],
		tests: ["tests/server/members/social/{sealedLogins,social*}.test.ts"],
		stopsAtFirst: true,
		longestTest: 60_000,
		atLeast: 80,
	},
	{
		name: "server/members/wish",
		mutate: ["server/members/wish/*.ts"],
		tests: ["tests/server/members/wish/*.test.ts", "tests/server/catalogue/content/wishShares.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/members/privacy",
		mutate: ["server/members/privacy/*.ts"],
		tests: ["tests/server/members/privacy/{archive,export,personalData}.test.ts"],
		stopsAtFirst: true,
		longestTest: 60_000,
		atLeast: 80,
	},
];
