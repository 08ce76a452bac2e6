import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { deviceCertificates } from "#tests/support/deviceCertificates.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";
import { passkeyCalls } from "#tests/support/passkeyCalls.ts";
import { type Lies, SoftAuthenticator } from "#tests/support/softAuthenticator.ts";

const site = "https://stay.example.com";

/** Returns how often the address was asked for while `work` ran. */
async function requestsDuring(work: (address: string) => Promise<void>): Promise<number> {
	let requests = 0;
	const inside = createServer((_request, reply) => {
		requests += 1;
		reply.end("of nobody outside");
	});
	await new Promise<void>((listening) => inside.listen(0, "127.0.0.1", listening));
	await work(`http://127.0.0.1:${(inside.address() as AddressInfo).port}/inside`);
	await new Promise((closed) => inside.close(closed));
	return requests;
}

forEachDatabase((_, open) => {
	describe("a new passkey that comes with a maker's word for its device", () => {
		let world: MemberApp;
		let token: string;
		beforeAll(async () => {
			world = await memberApp(await open(), { PUBLIC_URL: site });
			({ token } = await world.person({ email: "maker@example.com" }));
			await world.prove(token);
		});
		const { creation, add, list } = passkeyCalls(() => ({ world, token, email: "maker@example.com" }));
		const register = async (attested: NonNullable<Lies["attested"]>) =>
			add(new SoftAuthenticator(site).make(await creation(), { attested }));

		it("is refused before an address in its certificates is asked, which the caller may have chosen [DEC-195, D13]", async () => {
			const requests = await requestsDuring(async (address) => {
				const certificates: NonNullable<Lies["attested"]>["certificates"] = (key, clientHash) =>
					deviceCertificates(key, clientHash, address);
				const answer = await register({ as: "android-key", certificates });
				expect(answer).toMatchObject({ status: 400, code: -105 });
			});
			expect(requests).toBe(0);
			expect(await list()).toEqual([]);
		});

		it("is accepted when only its own key vouches for it [DEC-195]", async () => {
			expect((await register({ as: "packed" })).status).toBe(200);
			expect(await list()).toHaveLength(1);
		});
	});
});
