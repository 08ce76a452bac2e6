import type { GatewayPayment } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { BillingGateway } from "#server/commerce/subscription/BillingGateway.ts";
import { SandboxBilling, type SandboxCard } from "#server/commerce/subscription/SandboxBilling.ts";
import { Subscriptions } from "#server/commerce/subscription/Subscriptions.ts";
import type { Database } from "#server/platform/database/Database.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { bookingStart, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";

export const secrets = createSecrets("a-secret-of-these-tests");

/** A Bronze member of the booking world. */
export const buyer: SignedInMember = { memberId: 2, sessionId: "s", type: "N", grade: "Bronze" };

/** A provider's record of a Gold charge, as requested. */
export const goldPayment = (orderId: string, more: Partial<GatewayPayment> = {}): GatewayPayment => ({
	paymentKey: "pk",
	orderId,
	status: "DONE",
	totalAmount: 19_000,
	balanceAmount: 19_000,
	currency: "KRW",
	detail: {},
	...more,
});

/** Memberships without an app around them, over a provider that the test controls. */
export async function stubbedMemberships(db: Database) {
	await plantBookingWorld(db);
	return membershipsOf(db);
}

/** The same over a database that already has its members. */
export function membershipsOf(db: Database) {
	const clock = testClock(bookingStart);
	const sandbox = new SandboxBilling(db, "a-secret");
	const alarms: (readonly [message: string, detail: object])[] = [];
	/** The sessions that were not ended. */
	const keptSessions: string[] = [];

	/** Memberships whose provider overrides these methods of the simulated one. */
	const withGateway = (gateway: Partial<BillingGateway> = {}) =>
		new Subscriptions({
			db,
			clock,
			secrets,
			sessions: {
				lockMember: async () => {},
				keepValid: async (_tx, sessionId) => keptSessions.push(sessionId),
			},
			gateway: { ...sandbox.gateway, ...gateway },
			alarm: (message, detail) => alarms.push([message, detail]),
		});

	/** Registers a card and returns its number. */
	async function card(kind: SandboxCard = "good", { memberId } = buyer): Promise<number> {
		const authKey = await sandbox.enterCard(secrets.customerKey(memberId), kind);
		return (await withGateway().registerCard(memberId, authKey)).id;
	}

	return {
		clock,
		sandbox,
		alarms,
		spared: keptSessions,
		played: withGateway,
		card,
		async subscribe(plan: "Silver" | "Gold", gateway: Partial<BillingGateway> = {}, who = buyer) {
			const key = `key-${clock.now()}`;
			return withGateway(gateway).subscribe(who, plan, { billingKeyId: await card("good", who), key });
		},
		async grade() {
			const { rows } = await db.query<{ grade: string }>("SELECT grade FROM member WHERE member_id = $1", [
				buyer.memberId,
			]);
			return rows[0]?.grade;
		},
		/** Returns the last charge. */
		async charge() {
			const { rows } = await db.query<{ status: string; code: string | null; stray: string | null }>(
				`SELECT status, fail_code AS code, stray_state AS stray FROM subscription_charge
				ORDER BY charge_id DESC LIMIT 1`,
			);
			return rows[0];
		},
		/** Subjects of the mails sent so far. */
		async subjects() {
			const { rows } = await db.query<{ subject: string }>(
				"SELECT payload->>'subject' AS subject FROM outbox WHERE topic = 'mail' ORDER BY outbox_id",
			);
			return rows.map(({ subject }) => subject.replace("[{site}] ", ""));
		},
	};
}

export type StubbedMemberships = ReturnType<typeof membershipsOf>;
