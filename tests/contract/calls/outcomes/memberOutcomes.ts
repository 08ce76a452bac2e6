import type { SandboxCard } from "#server/commerce/subscription/SandboxBilling.ts";
import { matchingHashes } from "#server/platform/database/personalDataEncryption.ts";
import type { CallAnswer } from "#tests/support/bookingApp.ts";
import { noId, type Outcomes, type OutcomeWorld } from "./OutcomeWorld.ts";

const subscriptions = "/api/payment/v1/subscriptions";

/** Returns a one-time key for a card that the member has registered with the provider. */
async function authKey(world: OutcomeWorld, member: number, kind: SandboxCard): Promise<string> {
	const url = (await world.call(member, "GET", subscriptions)).data.cardRegistrationUrl;
	const customerKey = new URL(url, "http://x").searchParams.get("customerKey") ?? "";
	const left = await world.app.inject({
		method: "POST",
		url: "/pg/sandbox/card",
		headers: { "content-type": "application/x-www-form-urlencoded" },
		payload: new URLSearchParams({ customerKey, card: kind }).toString(),
	});
	return new URL(String(left.headers.location), "http://x").searchParams.get("authKey") ?? "";
}

const keep = (world: OutcomeWorld, member: number, key: string, once?: string) =>
	world.call(member, "POST", `${subscriptions}/billing-keys`, { authKey: key }, once);

async function card(world: OutcomeWorld, member: number, kind: SandboxCard = "good"): Promise<number> {
	return (await keep(world, member, await authKey(world, member, kind))).data.billingKeyIdx;
}

async function subscribe(
	world: OutcomeWorld,
	plan: "Silver" | "Gold",
	{ member = world.member(), kind = "good" as SandboxCard, key = undefined as string | undefined } = {},
): Promise<CallAnswer & { readonly member: number }> {
	const billingKeyIdx = await card(world, member, kind);
	const body = { plan, billingKeyIdx, agreeCouponLoss: true };
	return { member, ...(await world.call(member, "POST", subscriptions, body, key)) };
}

async function upgrade(world: OutcomeWorld, member: number, kind: SandboxCard = "good", key?: string) {
	const billingKeyIdx = await card(world, member, kind);
	return world.call(
		member,
		"POST",
		`${subscriptions}/upgrade`,
		{ billingKeyIdx, agreeCouponLoss: true },
		key,
	);
}

const act = (world: OutcomeWorld, member: number, what: "cancel" | "withdraw", key?: string) =>
	world.call(member, "POST", `${subscriptions}/${what}`, {}, key);

/** Cancels or withdraws using the idempotency key of another call. */
async function actWithKeyOf(world: OutcomeWorld, what: "cancel" | "withdraw") {
	const key = `subscribe-then-${what}`;
	const { member } = await subscribe(world, "Gold", { key });
	return act(world, member, what, key);
}

/** Returns a corporate member. */
async function corporate(world: OutcomeWorld): Promise<number> {
	const member = world.member();
	await world.orders.db.query("UPDATE member SET type = 'C', corp_code = 'HANBIT2026' WHERE member_id = $1", [
		member,
	]);
	return member;
}

const certs = "/api/message/v1/certs/verify";

/** Returns a code sent to a new address, and a wrong one. */
async function code(world: OutcomeWorld): Promise<{ certIdx: string; code: string; wrong: string }> {
	const dest = `someone${world.member()}@example.com`;
	const sent = await world.call(null, "POST", "/api/auth/users/send-cert", { dest, type: "SIGN_EMAIL" });
	const { rows } = await world.orders.db.query<{ text: string }>(
		"SELECT payload->>'text' AS text FROM outbox WHERE recipient = ANY ($1)",
		[matchingHashes(dest)],
	);
	const right = /\d{6}/.exec(rows[0]?.text ?? "")?.[0] ?? "";
	return { certIdx: sent.data.certIdx, code: right, wrong: right === "000000" ? "000001" : "000000" };
}
const verify = (world: OutcomeWorld, certIdx: string, text: string) =>
	world.call(null, "POST", certs, { certIdx, code: text });

/** Outcomes of membership, codes and server-to-server calls. */
export const memberOutcomes: Outcomes = {
	viewSubscription: { ok: (world) => world.call(world.member(), "GET", subscriptions) },
	listSubscriptionHistories: {
		ok: (world) => world.call(world.member(), "GET", `${subscriptions}/histories`),
	},
	registerBillingKey: {
		async ok(world) {
			const member = world.member();
			return keep(world, member, await authKey(world, member, "good"));
		},
		payDeclined: (world) => keep(world, world.member(), "nobody-has-this-key"),
		async alreadyProcessed(world) {
			const member = world.member();
			await keep(world, member, await authKey(world, member, "good"), "billing-key-key");
			return keep(world, member, await authKey(world, member, "good"), "billing-key-key");
		},
	},
	subscribe: {
		ok: (world) => subscribe(world, "Gold"),
		async silverUsed(world) {
			const { member } = await subscribe(world, "Silver");
			const other = world.member();
			await world.orders.db.query(
				"UPDATE member m SET phone = o.phone, phone_key = o.phone_key FROM member o WHERE o.member_id = $1 AND m.member_id = $2",
				[member, other],
			);
			return subscribe(world, "Silver", { member: other });
		},
		async alreadySubscribed(world) {
			const { member } = await subscribe(world, "Gold");
			return subscribe(world, "Gold", { member });
		},
		corpNoSub: async (world) => subscribe(world, "Gold", { member: await corporate(world) }),
		payDeclined: (world) => subscribe(world, "Gold", { kind: "declined" }),
		async alreadyProcessed(world) {
			const { member } = await subscribe(world, "Silver", { key: "subscribe-key" });
			return subscribe(world, "Gold", { member, key: "subscribe-key" });
		},
		notFound: (world) =>
			world.call(world.member(), "POST", subscriptions, {
				plan: "Gold",
				billingKeyIdx: noId,
				agreeCouponLoss: true,
			}),
	},
	upgradeSubscription: {
		ok: async (world) => upgrade(world, (await subscribe(world, "Silver")).member),
		alreadySubscribed: async (world) => upgrade(world, (await subscribe(world, "Gold")).member),
		corpNoSub: async (world) => upgrade(world, await corporate(world)),
		payDeclined: async (world) => upgrade(world, (await subscribe(world, "Silver")).member, "declined"),
		async alreadyProcessed(world) {
			const { member } = await subscribe(world, "Silver");
			await upgrade(world, member, "good", "upgrade-key");
			return upgrade(world, member, "good", "upgrade-key");
		},
		async notFound(world) {
			const { member } = await subscribe(world, "Silver");
			return world.call(member, "POST", `${subscriptions}/upgrade`, {
				billingKeyIdx: noId,
				agreeCouponLoss: true,
			});
		},
	},
	cancelSubscription: {
		ok: async (world) => act(world, (await subscribe(world, "Gold")).member, "cancel"),
		async withdrawClosed(world) {
			const { member } = await subscribe(world, "Gold");
			await act(world, member, "cancel");
			return act(world, member, "cancel");
		},
		alreadyProcessed: (world) => actWithKeyOf(world, "cancel"),
	},
	withdrawSubscription: {
		ok: async (world) => act(world, (await subscribe(world, "Gold")).member, "withdraw"),
		async withdrawClosed(world) {
			const { member } = await subscribe(world, "Gold");
			world.clock.pass(9 * 86_400_000);
			return act(world, member, "withdraw");
		},
		alreadyProcessed: (world) => actWithKeyOf(world, "withdraw"),
	},
	changeSubscriptionCard: {
		async ok(world) {
			const { member } = await subscribe(world, "Gold");
			const billingKeyIdx = await card(world, member);
			await world.prove(member);
			return world.call(member, "PUT", `${subscriptions}/card`, { billingKeyIdx });
		},
		verifyFailed: (world) =>
			world.call(world.member(), "PUT", `${subscriptions}/card`, { billingKeyIdx: noId }),
		async notFound(world) {
			const member = world.member();
			await world.prove(member);
			return world.call(member, "PUT", `${subscriptions}/card`, { billingKeyIdx: noId });
		},
	},
	verifyCert: {
		async ok(world) {
			const sent = await code(world);
			return verify(world, sent.certIdx, sent.code);
		},
		async checkCode(world) {
			const { certIdx, wrong } = await code(world);
			return verify(world, certIdx, wrong);
		},
		verifyFailed: (world) => verify(world, "nobody-was-sent-this-code", "123456"),
		async codeExpired(world) {
			const sent = await code(world);
			world.clock.pass(60 * 60_000);
			return verify(world, sent.certIdx, sent.code);
		},
	},
	sendMessage: {
		ok: (world) =>
			world.callAsServer("POST", "/api/message/v1/messages", {
				dest: "01012345678",
				channel: "SMS",
				text: "안내",
			}),
	},
	openSession: {
		async ok(world) {
			return world.call(null, "POST", "/api/internal-auth/v1/session", await sessionOf(world));
		},
		tokensRequired: (world) => world.call(null, "POST", "/api/internal-auth/v1/session", {}),
	},
	viewSession: { ok: (world) => world.call(world.member(), "GET", "/api/internal-auth/v1/session") },
	closeSession: {
		async ok(world) {
			const answer = await world.app.inject({
				method: "DELETE",
				url: "/api/internal-auth/v1/session",
				headers: { "x-requested-with": "web" },
			});
			return { status: answer.statusCode, ...answer.json() };
		},
	},
};

/** Returns both tokens of a login, as the native app passes them on. */
async function sessionOf(world: OutcomeWorld): Promise<object> {
	const { accessToken, refreshToken } = await world.services.sessions.open(world.member(), {
		remember: false,
		client: "webview",
		ip: "127.0.0.1",
		userAgent: "test",
	});
	return { accessToken, refreshToken };
}
