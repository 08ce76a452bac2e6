import { randomUUID } from "node:crypto";

interface Answer {
	readonly status: number;
	// biome-ignore lint/suspicious/noExplicitAny: contracts have checked what this reads
	readonly data: any;
}

/** A rate plan that a traveller may choose. */
export interface Offered {
	readonly product: number;
	readonly room: number;
	readonly plan: number;
}

/** A record of everything the travellers of a run did. */
export interface RunLog {
	readonly did: Map<string, number>;
	/** Order numbers that the server reported as paid. */
	readonly confirmed: Set<string>;
	/** Answers that no traveller may receive. */
	readonly faults: string[];
	/** How often a traveller was told to retry later, with a text and a delay, which is allowed while something is broken. */
	putOff: number;
	/** Longest wait for an answer, in milliseconds. */
	longest: number;
}

export const newRunLog = (): RunLog => ({
	did: new Map(),
	confirmed: new Set(),
	faults: [],
	putOff: 0,
	longest: 0,
});

const day = 86_400_000;
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const dayFrom = (offset: number) =>
	new Date(Date.now() + 9 * 3_600_000 + offset * day).toISOString().slice(0, 10);

/** A simulated customer with a browser and an account, who browses, books, pays and changes their mind. */
export class Traveller {
	readonly #address: string;
	readonly #log: RunLog;
	readonly #cookies = new Map<string, string>();

	constructor(address: string, diary: RunLog) {
		this.#address = address;
		this.#log = diary;
	}

	async logIn(email: string, password: string): Promise<boolean> {
		const body = { loginType: "EMAIL", id: email, pwd: password, rememberMe: true };
		return (await this.#call("POST", "/api/auth/login", body)).status === 200;
	}

	/**
	 * Runs one errand from start to end.
	 * @throws when the connection breaks, as it does when the server is killed
	 */
	async runScenario(offers: readonly Offered[]): Promise<void> {
		const chosen = pick(offers);
		await this.#page(
			pick(["/", `/products/${chosen.product}`, "/search?searchText=%EC%84%9C%EC%9A%B8&cityCode=SEOUL"]),
		);
		const checkIn = 1 + Math.floor(Math.random() * 45);
		const nights = pick([1, 1, 2, 3]);
		const stay = {
			checkInDate: dayFrom(checkIn),
			checkOutDate: dayFrom(checkIn + nights),
			adtCnt: pick([1, 2, 2]),
			chdCnt: 0,
			chdAges: [],
			count: 1,
			promotionIdx: null,
		};
		const kind = nights === 1 ? "OO" : "OC";
		const { product, room, plan } = chosen;
		const place = `${product}/order-type/${kind}/ids/${product}/rooms/${room}/rateplan/${plan}`;
		const option = await this.#call("POST", `/api/content/v1/products/${place}`, stay);
		if (option.status !== 200) return this.#note("not offered");
		const held = await this.#call("POST", `/api/content/v1/books/${place}`, {
			...stay,
			guest: { guestName: "김하늘", guestTel: "01012345678", guestEmail: "haneul@example.com" },
			payKind: "main",
			payMethod: "card",
			couponUserIdxs: [],
			pointAmount: 0,
			userPointAmount: 0,
			request: "",
			agreements: { cancelPolicy: true, privacy: true, thirdParty: true },
			keyCode: option.data.option.keyCode,
			expectedTotalAmount: option.data.option.saleAmount,
		});
		if (held.status !== 200) return this.#note("not held");
		this.#note("held");
		if (Math.random() < 0.15) return this.#note("left without paying");
		await this.#pay(held);
	}

	async #pay(held: Answer): Promise<void> {
		const { orderNum, orderPayIdx, orderProductIdxs } = held.data;
		const order = { payKind: "main", orderNum, payMethod: "card" };
		const prepared = await this.#call("POST", "/api/payment/v1/payments/prepare", order);
		if (prepared.status !== 200) return this.#note("not prepared");
		const orderId = new URL(prepared.data.checkoutUrl, this.#address).searchParams.get("orderId") ?? "";
		const left = await fetch(`${this.#address}/pg/sandbox/checkout`, {
			method: "POST",
			redirect: "manual",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			body: new URLSearchParams({ orderId, action: Math.random() < 0.9 ? "approve" : "decline" }),
		});
		const back = new URL(left.headers.get("location") ?? "/", this.#address);
		const pgToken = back.searchParams.get("pgToken");
		if (!pgToken) return this.#note("declined");
		const approval = { paymentIdx: Number(back.searchParams.get("paymentIdx")), orderNum, pgToken };
		const times = Math.random() < 0.2 ? 2 : 1;
		const key = randomUUID();
		const answers = await Promise.all(
			Array.from({ length: times }, () =>
				this.#call("POST", "/api/payment/v1/payments/approve", approval, key),
			),
		);
		const approved = answers.some(({ status, data }) => status === 200 && data.outcome === "approved");
		if (!approved) return this.#note("payment open");
		this.#log.confirmed.add(orderNum);
		this.#note("paid");
		if (Math.random() < 0.4) await this.#cancel(orderPayIdx, orderProductIdxs[0]);
	}

	async #cancel(orderPayIdx: number, room: number): Promise<void> {
		const quote = await this.#call("POST", `/api/content/v1/books/${room}/cancel-quote`, { scope: "full" });
		if (quote.status !== 200) return this.#note("not cancellable");
		const { quoteId } = quote.data;
		const asked = { orderPayIdx, reason: "일정 변경", quoteId };
		const { status } = await this.#call("POST", "/api/payment/v1/payments/cancel", asked);
		if (status !== 200) return this.#note("not cancelled");
		const then = pick(["undo", "now", "wait"]);
		if (then !== "wait") await this.#call("POST", `/api/content/v1/books/${room}/cancel-${then}`, {});
		this.#note(`cancelled, ${then}`);
	}

	async #page(path: string): Promise<void> {
		const begun = performance.now();
		const response = await fetch(this.#address + path, { headers: this.#headers() });
		this.#judge(response, `GET ${path}`, await response.text(), begun);
		this.#note("page");
	}

	async #call(method: string, path: string, body: object, key: string = randomUUID()): Promise<Answer> {
		const begun = performance.now();
		const response = await fetch(this.#address + path, {
			method,
			headers: { ...this.#headers(), "content-type": "application/json", "idempotency-key": key },
			body: JSON.stringify(body),
		});
		for (const cookie of response.headers.getSetCookie()) {
			const [pair = ""] = cookie.split(";");
			this.#cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
		}
		const text = await response.text();
		this.#judge(response, `${method} ${path}`, text, begun);
		return { status: response.status, data: text.startsWith("{") ? JSON.parse(text).data : null };
	}

	#judge({ status, headers }: Response, what: string, text: string, begun: number): void {
		this.#log.longest = Math.max(this.#log.longest, performance.now() - begun);
		if (status < 500) return;
		const isPutOff = status === 503 && headers.has("retry-after") && /잠시 후/.test(text);
		if (isPutOff) this.#log.putOff += 1;
		else this.#log.faults.push(`${status} ${what}: ${text.slice(0, 200)}`);
	}

	#headers(): Record<string, string> {
		const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		return { "x-requested-with": "web", ...(cookie ? { cookie } : {}) };
	}

	#note(what: string): void {
		this.#log.did.set(what, (this.#log.did.get(what) ?? 0) + 1);
	}
}
