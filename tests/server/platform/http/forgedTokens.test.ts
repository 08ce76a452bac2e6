import { beforeAll, expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";

const tokens = [
	"a\\r\\nSet-Cookie: admin=1",
	"%0d%0aSet-Cookie:%20admin=1",
	"a; Path=/evil",
	"%F0%9F%99%82",
	"x".repeat(10_000),
	'"quoted"',
	"%",
	"__proto__",
	"",
];

forEachDatabase((_, open) => {
	let world: MemberApp;
	beforeAll(async () => {
		world = await memberApp(await open());
	});

	it.each(tokens)("tokens that no server issued identify nobody: %j [B11]", async (token) => {
		const cookie = `accessToken=${token}; refreshToken=${token}; session=${token}; userInfo=${token}`;
		const headers = { cookie, "x-requested-with": "web" };
		const answers = [
			await world.app.inject({ method: "GET", url: "/api/auth/users", headers }),
			await world.app.inject({
				method: "POST",
				url: "/api/auth/refresh",
				headers: { ...headers, "content-type": "application/json" },
				payload: "{}",
			}),
		];
		for (const answer of answers) {
			expect(answer.statusCode).toBe(401);
			expect([answer.headers["set-cookie"] ?? []].flat().join("\n")).not.toContain("admin");
		}
	});
});
