import { describe, expect, it } from "vitest";
import { serversOf } from "#server/platform/database/serversOf.ts";

describe("the servers of a database URL", () => {
	it.each([
		[
			"postgres://u:p@one:5432/stay?sslmode=verify-full",
			["postgres://u:p@one:5432/stay?sslmode=verify-full"],
		],
		[
			"postgresql://u:p%40ss@one:5432,two:5433,[::1]/stay?sslmode=verify-full",
			[
				"postgresql://u:p%40ss@one:5432/stay?sslmode=verify-full",
				"postgresql://u:p%40ss@two:5433/stay?sslmode=verify-full",
				"postgresql://u:p%40ss@[::1]/stay?sslmode=verify-full",
			],
		],
		["postgres:///stay", ["postgres:///stay"]],
		[
			"postgres://u@localhost/stay?host=%2Fa,%2Fb&port=1,2",
			["postgres://u@localhost/stay?host=%2Fa&port=1", "postgres://u@localhost/stay?host=%2Fb&port=2"],
		],
		[
			"postgres://u@localhost/stay?host=%2Fa,%2Fb&port=7",
			["postgres://u@localhost/stay?host=%2Fa&port=7", "postgres://u@localhost/stay?host=%2Fb&port=7"],
		],
	])("%s [D46]", (address, servers) => {
		expect(serversOf(address)).toEqual(servers);
		for (const server of servers) expect(URL.canParse(server)).toBe(true);
	});
});
