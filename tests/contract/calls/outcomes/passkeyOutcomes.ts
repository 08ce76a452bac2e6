import { SoftAuthenticator } from "#tests/support/softAuthenticator.ts";
import { noId, type Outcomes, type OutcomeWorld } from "./OutcomeWorld.ts";

const passkeys = "/api/auth/passkeys";

const socials = "/api/auth/socials";

/** Links a provider account that can log the member in. */
const linked = (world: OutcomeWorld, member: number, provider: string) =>
	world.orders.db.query("INSERT INTO member_social (provider, sns_id, member_id) VALUES ($1, $2, $3)", [
		provider,
		`sns-${member}`,
		member,
	]);

/** Creates a new member with a passkey on a device. */
async function withPasskey(world: OutcomeWorld) {
	const member = world.member();
	await world.prove(member);
	const device = new SoftAuthenticator("http://localhost:80");
	const creation = await world.call(member, "POST", `${passkeys}/creation`, {});
	const body = { name: "내 휴대폰", passkey: device.make(creation.data) };
	const added = await world.call(member, "POST", passkeys, body);
	const [{ idx } = { idx: 0 }] = (await world.call(member, "GET", passkeys)).data?.passkeys ?? [];
	return { member, device, body, added, path: `${passkeys}/${idx}` };
}

/** Outcomes of passkeys and provider accounts: the logins without a password (DEC-140, DEC-195). */
export const passkeyOutcomes: Outcomes = {
	listPasskeys: { ok: (world) => world.call(world.member(), "GET", passkeys) },
	createPasskey: {
		async ok(world) {
			const member = world.member();
			await world.prove(member);
			return world.call(member, "POST", `${passkeys}/creation`, {});
		},
		verifyFailed: (world) => world.call(world.member(), "POST", `${passkeys}/creation`, {}),
	},
	addPasskey: {
		ok: async (world) => (await withPasskey(world)).added,
		async verifyFailed(world) {
			const { member, body } = await withPasskey(world);
			return world.call(member, "POST", passkeys, body);
		},
		async updateFailed(world) {
			const { member, device } = await withPasskey(world);
			const again = device.make((await world.call(member, "POST", `${passkeys}/creation`, {})).data);
			return world.call(member, "POST", passkeys, { name: "또", passkey: again });
		},
	},
	renamePasskey: {
		async ok(world) {
			const { member, path } = await withPasskey(world);
			return world.call(member, "PUT", path, { name: "회사 노트북" });
		},
		notFound: (world) => world.call(world.member(), "PUT", `${passkeys}/${noId}`, { name: "회사 노트북" }),
	},
	removePasskey: {
		async ok(world) {
			const { member, path } = await withPasskey(world);
			await linked(world, member, "KAKAO");
			return world.call(member, "DELETE", path);
		},
		async updateFailed(world) {
			const { member, path } = await withPasskey(world);
			return world.call(member, "DELETE", path);
		},
		verifyFailed: (world) => world.call(world.member(), "DELETE", `${passkeys}/${noId}`),
		async notFound(world) {
			const member = world.member();
			await world.prove(member);
			return world.call(member, "DELETE", `${passkeys}/${noId}`);
		},
	},
	listSocials: { ok: (world) => world.call(world.member(), "GET", socials) },
	beginSocial: {
		async wrongAccess(world) {
			const member = world.member();
			await world.prove(member);
			return world.call(member, "POST", `${socials}/KAKAO/start`, {});
		},
		verifyFailed: (world) => world.call(world.member(), "POST", `${socials}/KAKAO/start`, {}),
	},
	addSocial: {
		wrongAccess: (world) => world.call(world.member(), "POST", `${socials}/KAKAO`, { snsToken: "x" }),
	},
	removeSocial: {
		async ok(world) {
			const { member } = await withPasskey(world);
			await linked(world, member, "KAKAO");
			return world.call(member, "DELETE", `${socials}/KAKAO`);
		},
		async updateFailed(world) {
			const member = world.member();
			await world.prove(member);
			await linked(world, member, "KAKAO");
			return world.call(member, "DELETE", `${socials}/KAKAO`);
		},
		verifyFailed: (world) => world.call(world.member(), "DELETE", `${socials}/KAKAO`),
		async notFound(world) {
			const member = world.member();
			await world.prove(member);
			return world.call(member, "DELETE", `${socials}/KAKAO`);
		},
	},
	challengePasskey: { ok: (world) => world.call(null, "POST", `${passkeys}/challenge`, {}) },
	logInByPasskey: {
		async ok(world) {
			const { device } = await withPasskey(world);
			const { data } = await world.call(null, "POST", `${passkeys}/challenge`, {});
			return world.call(null, "POST", `/api/auth/login/passkey`, { passkey: device.sign(data) });
		},
		async verifyFailed(world) {
			const { data } = await world.call(null, "POST", `${passkeys}/challenge`, {});
			const passkey = new SoftAuthenticator("http://localhost:80").sign(data);
			return world.call(null, "POST", `/api/auth/login/passkey`, { passkey });
		},
	},
};
