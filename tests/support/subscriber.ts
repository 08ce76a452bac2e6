import type { SandboxCard } from "#server/commerce/subscription/SandboxBilling.ts";
import { matchingHashes } from "#server/platform/database/personalDataEncryption.ts";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import type { MemberApp, MemberCallAnswer } from "#tests/support/memberApp.ts";

export const subscriptionCalls = "/api/payment/v1/subscriptions";
let keys = 0;

/** Resets all subscriptions and the clock to the day on which all booking tests begin, so that no test affects another, however often they run. */
export async function resetSubscriptions({ db, clock }: MemberApp): Promise<void> {
	clock.set(bookingStart);
	const tables = [
		"subscription_charge",
		"subscription_history",
		"billing_key",
		"silver_used",
		"rate_counter",
		"outbox",
		"gateway_sandbox",
	];
	// TRUNCATE recreates every file and forces every statement to be planned again.
	await db.query(`
		SET session_replication_role = replica;
		${tables.map((table) => `DELETE FROM ${table};`).join("\n")}
		RESET session_replication_role;`);
}

/** Runs all the scheduled work on memberships. */
export async function runMemberships({ services: { subscriptions } }: MemberApp): Promise<void> {
	await subscriptions.recover();
	await subscriptions.renewDue();
	await subscriptions.endTerms();
}

/** A member who subscribes through the API, with a new login for each call so that days may pass between them. */
export interface Subscriber {
	readonly memberId: number;
	call(method: "GET" | "POST" | "PUT", path: string, body?: object, key?: string): Promise<MemberCallAnswer>;
	/** Registers a card at the simulated provider; returns its billingKeyIdx. */
	card(kind?: SandboxCard): Promise<number>;
	subscribe(plan: "Silver" | "Gold", kind?: SandboxCard): Promise<MemberCallAnswer>;
	/** The id by which the provider knows the member. */
	customerKey(): string;
	grade(): Promise<string | undefined>;
	/** The membership as its page receives it. */
	view(): Promise<MemberCallAnswer["data"]>;
	/** How many charges succeeded. */
	paid(): Promise<number>;
	/** Subjects of the mails sent so far. */
	mails(): Promise<readonly string[]>;
}

export async function subscriber(
	world: MemberApp,
	row: { readonly phone?: string; readonly corpCode?: string } = {},
): Promise<Subscriber> {
	keys += 1;
	const email = `subscriber${keys}@example.com`;
	const phone = `0104444${String(keys).padStart(4, "0")}`;
	const { memberId } = await world.person({ email, phone, ...row });
	const customerKey = () =>
		new URL(world.services.subscriptions.registrationUrl(memberId), "http://x").searchParams.get(
			"customerKey",
		) ?? "";

	const call: Subscriber["call"] = async (method, path, body, key) => {
		keys += 1;
		const own = `subscriber-key-${keys}`;
		const { token } = await world.login(memberId);
		if (path === "/card") await world.prove(token);
		return world.send(method, `${subscriptionCalls}${path}`, body ?? null, {
			token,
			headers: { "idempotency-key": key ?? own },
		});
	};

	const card: Subscriber["card"] = async (kind = "good") => {
		const left = await world.app.inject({
			method: "POST",
			url: "/pg/sandbox/card",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			payload: new URLSearchParams({ customerKey: customerKey(), card: kind }).toString(),
		});
		const authKey = new URL(String(left.headers.location), "http://x").searchParams.get("authKey");
		return (await call("POST", "/billing-keys", { authKey })).data.billingKeyIdx;
	};

	return {
		memberId,
		call,
		card,
		customerKey,
		async subscribe(plan, kind) {
			return call("POST", "", { plan, billingKeyIdx: await card(kind), agreeCouponLoss: true });
		},
		async grade() {
			const { rows } = await world.db.query<{ grade: string }>(
				"SELECT grade FROM member WHERE member_id = $1",
				[memberId],
			);
			return rows[0]?.grade;
		},
		view: async () => (await call("GET", "")).data,
		async paid() {
			const { rows } = await world.db.query<{ count: number }>(
				"SELECT count(*)::int AS count FROM subscription_charge WHERE member_id = $1 AND paid_at IS NOT NULL",
				[memberId],
			);
			return rows[0]?.count ?? 0;
		},
		async mails() {
			const { rows } = await world.db.query<{ subject: string }>(
				"SELECT payload->>'subject' AS subject FROM outbox WHERE topic = 'mail' AND recipient = ANY ($1) ORDER BY outbox_id",
				[matchingHashes(email)],
			);
			return rows.map(({ subject }) => subject);
		},
	};
}
