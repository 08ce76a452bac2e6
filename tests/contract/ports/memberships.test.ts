import { beforeAll, describe, expect } from "vitest";
import { HttpAccountCalls } from "#adapters/http/HttpAccountCalls.ts";
import { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { HttpMemberships, HttpSavedCards } from "#adapters/http/HttpMemberships.ts";
import type { AccountCalls } from "#ports/AccountCalls.ts";
import type { Memberships, SavedCards } from "#ports/Memberships.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { inProcessFetch } from "#tests/support/inProcessFetch.ts";
import { memberApp } from "#tests/support/memberApp.ts";
import { MemoryAccounts } from "#tests/support/memory/MemoryAccounts.ts";
import { MemoryMemberships, MemorySavedCards } from "#tests/support/memory/MemoryMembership.ts";
import { type Adapters, answered, type Cases, refusal, testPort } from "./portSuite.ts";

interface Subscribing {
	readonly memberships: Memberships;
	readonly cards: SavedCards;
	/** Returns what the provider hands back with a member who has entered a card. */
	authKey(): Promise<string>;
}

const cardCases: Cases<SavedCards, Subscribing> = {
	async register({ cards, authKey }) {
		const { id, name } = answered(await cards.register(await authKey(), { key: "contract-card-1" }));
		expect(id).toBeGreaterThan(0);
		expect(name).toMatch(/카드 .*\d{4}$/);
	},
	async use({ memberships, cards, authKey }) {
		const first = answered(await cards.register(await authKey(), { key: "contract-card-2" }));
		await memberships.subscribe("Silver", first.id, { key: "contract-subscribe-1" });
		const other = answered(await cards.register(await authKey(), { key: "contract-card-3" }));
		expect(answered(await cards.use(other.id)).cardName).toBe(other.name);
	},
};

const membershipCases: Cases<Memberships, Subscribing> = {
	async view({ memberships }) {
		const { subscription, isSilverAvailable } = answered(await memberships.view());
		expect([subscription, isSilverAvailable]).toEqual([null, true]);
	},
	async subscribe({ memberships, cards, authKey }) {
		const card = answered(await cards.register(await authKey(), { key: "contract-card-4" }));
		const buy = () => memberships.subscribe("Silver", card.id, { key: "contract-subscribe-2" });
		const bought = answered(await buy());
		expect(bought).toMatchObject({
			outcome: "approved",
			subscription: { plan: "Silver", state: "USE", cardName: card.name },
		});
		expect(answered(await buy()).subscription).toEqual(bought.subscription);
		expect(answered(await memberships.view()).subscription).toEqual(bought.subscription);
	},
	async records({ memberships }) {
		const [record, ...others] = answered(await memberships.records());
		expect(record).toMatchObject({ plan: "Silver", isPaid: true, isRefunded: false });
		expect(others).toEqual([]);
	},
	async upgrade({ memberships }) {
		const { subscription } = answered(await memberships.upgrade(null, { key: "contract-upgrade" }));
		expect(subscription).toMatchObject({ plan: "Gold", state: "USE", isWithdrawable: true });
	},
	async withdraw({ memberships }) {
		const { outcome, refundAmount, subscription } = answered(
			await memberships.withdraw({ key: "contract-withdraw" }),
		);
		expect([outcome, subscription.state, subscription.isWithdrawable]).toEqual([
			"approved",
			"WITHDRAW",
			false,
		]);
		expect(refundAmount).toBeGreaterThan(0);
	},
	async cancel({ memberships, cards, authKey }) {
		const card = answered(await cards.register(await authKey(), { key: "contract-card-5" }));
		await memberships.subscribe("Gold", card.id, { key: "contract-subscribe-3" });
		const ending = answered(await memberships.cancel({ key: "contract-cancel" }));
		expect(ending).toMatchObject({ state: "CANCEL_REQUEST", nextCharge: null });
	},
};

interface SigningUp {
	readonly accounts: AccountCalls;
	/** Returns the last code sent to that destination. */
	codeTo(destination: string): Promise<string>;
}

const email = "new@example.com";
const phone = "01055556666";

const proven = async ({ accounts, codeTo }: SigningUp, purpose: "SIGN_EMAIL" | "SIGN_PHONE" | "FIND_PWD") => {
	const destination = purpose === "SIGN_PHONE" ? phone : email;
	const { certId } = answered(await accounts.sendCode(purpose, destination));
	answered(await accounts.verifyCode(certId, await codeTo(destination), null));
	return certId;
};

const accountCases: Cases<AccountCalls, SigningUp> = {
	async sendCode({ accounts }) {
		const { certId, remaining } = answered(await accounts.sendCode("SIGN_EMAIL", "a@example.com"));
		expect(certId).not.toBe("");
		expect(remaining).toBeNull();
	},
	async verifyCode({ accounts, codeTo }) {
		const { certId } = answered(await accounts.sendCode("SIGN_EMAIL", "b@example.com"));
		const code = await codeTo("b@example.com");
		const other = code === "000000" ? "000001" : "000000";
		expect(await accounts.verifyCode(certId, other, null)).toMatchObject(refusal("checkCode"));
		expect(answered(await accounts.verifyCode(certId, code, null))).toEqual([]);
		const unknown = "00000000-0000-4000-8000-000000000000";
		expect(await accounts.verifyCode(unknown, code, null)).toMatchObject(refusal("verifyFailed"));
	},
	async signUp(stage) {
		const member = {
			email,
			emailCertId: await proven(stage, "SIGN_EMAIL"),
			password: "tulip#73rain",
			social: null,
			name: "김하늘",
			phone,
			phoneCertId: await proven(stage, "SIGN_PHONE"),
			agreesToMarketing: false,
		};
		expect((await stage.accounts.signUp(member)).ok).toBe(true);
		expect(await stage.accounts.signUp(member)).toMatchObject({ ok: false });
	},
	async isEmailTaken({ accounts }) {
		expect(answered(await accounts.isEmailTaken(email))).toBe(true);
		expect(answered(await accounts.isEmailTaken("nobody@example.com"))).toBe(false);
	},
	async resetPassword(stage) {
		const certId = await proven(stage, "FIND_PWD");
		expect((await stage.accounts.resetPassword(email, certId, "tulip#73snow")).ok).toBe(true);
	},
};

forEachDatabase((_, open) => {
	describe("the ports of memberships and of login and sign-up", () => {
		let keeping: Adapters<Subscribing>;
		let subscribing: Adapters<Subscribing>;
		let signingUp: Adapters<SigningUp>;

		beforeAll(async () => {
			const world = await memberApp(await open());
			const fetch = inProcessFetch(world.app, "127.0.0.1");
			const calls = (accessToken: string | null) =>
				new HttpCalls({ origin: "http://page.invalid", fetch, session: null, accessToken });

			const overHttp = async (): Promise<Subscribing> => {
				const { memberId, token } = await world.person();
				await world.prove(token);
				const page = world.services.subscriptions.registrationUrl(memberId);
				const customerKey = new URL(page, "http://x").searchParams.get("customerKey") ?? "";
				return {
					memberships: new HttpMemberships(calls(token)),
					cards: new HttpSavedCards(calls(token)),
					async authKey() {
						const left = await world.app.inject({
							method: "POST",
							url: "/pg/sandbox/card",
							headers: { "content-type": "application/x-www-form-urlencoded" },
							payload: new URLSearchParams({ customerKey, card: "good" }).toString(),
						});
						return new URL(String(left.headers.location), "http://x").searchParams.get("authKey") ?? "";
					},
				};
			};
			const inMemory = (): Subscribing => {
				const memberships = new MemoryMemberships(world.clock);
				return { memberships, cards: new MemorySavedCards(memberships), authKey: async () => "good" };
			};
			keeping = { http: await overHttp(), memory: inMemory() };
			subscribing = { http: await overHttp(), memory: inMemory() };
			signingUp = {
				http: { accounts: new HttpAccountCalls(calls(null)), codeTo: world.lastCode },
				memory: { accounts: new MemoryAccounts(), codeTo: async () => MemoryAccounts.code },
			};
		});

		testPort("SavedCards", cardCases, () => keeping);
		testPort("Memberships", membershipCases, () => subscribing);
		testPort("AccountCalls", accountCases, () => signingUp);
	});
});
