import { jobList } from "#server/jobs/jobList.ts";
import { runCommand } from "#server/ops/runCommand.ts";
import { firstStay } from "./historyBlocks.ts";
import { type HistorySize, people } from "./historyFill.ts";
import type { HistoryServer } from "./historyServer.ts";

/** A measured operation of the server. */
export interface Work {
	readonly kind: "list" | "job" | "command";
	readonly name: string;
	run(): Promise<unknown>;
}

const content = "/api/content/v1";
const tabs = ["pending", "complete", "cancel"] as const;

/** Returns every list and detail of a member, requested for the member with the most data, and those of the stay with the most reviews. */
export function memberReads({ get, services }: HistoryServer, size: HistorySize): readonly Work[] {
	const middleReview = size.reviews - size.reviewsOfOne / 2;
	const middleLine = 1_000 * size.blocks + size.pointRowsOfOne / 2;
	const asks = (name: string, member: number | null, path: string): Work => ({
		kind: "list",
		name,
		run: () => get(member, path),
	});
	const { long, lines, ordinary, other } = people;
	const product = (member: number, template: number) => (member - 1000) * 1000 + template;
	const points = (type: string, more = "") => `/api/auth/points/history?pointType=${type}${more}`;
	const reviews = (more = "") => `${content}/reviews/products/${firstStay}?size=20${more}`;
	return [
		...tabs.map((tab) => asks(`bookings, ${tab}, of many`, long, `${content}/books/status/${tab}`)),
		asks("bookings, ordinary", ordinary, `${content}/books/status/complete`),
		asks("a booking", ordinary, `${content}/books/idx/${product(ordinary, 3)}/img-count/1`),
		asks("a booking of many", long, `${content}/books/idx/${product(long, 3)}/img-count/1`),
		asks("a booking's review", other, `${content}/reviews/order-products/${product(other, 1)}`),
		asks("points, many lines", lines, points("AWESOME_CASH")),
		asks("points, many lines of a kind", lines, points("AWESOME_CASH", "&actionType=USE")),
		asks("points, many lines, further", lines, points("AWESOME_CASH", `&before=${middleLine}`)),
		asks("welfare points, many lines", lines, points("WELFARE")),
		asks("points, ordinary", ordinary, points("AWESOME_CASH")),
		asks("balances", lines, "/api/auth/points"),
		asks("member", long, "/api/auth/users"),
		asks("logins", long, "/api/auth/sessions"),
		asks("passkeys", long, "/api/auth/passkeys"),
		asks("wishes, many", lines, `${content}/wishs`),
		asks("wishes, ordinary", other, `${content}/wishs`),
		...["avail", "used", "expired"].map((tab) =>
			asks(`coupons, ${tab}, many`, tab === "used" ? long : lines, `${content}/coupons/${tab}`),
		),
		asks("coupons of a member", lines, `${content}/coupons/user`),
		...["all", "wait", "complete"].map((tab) =>
			asks(`inquiries, ${tab}`, lines, `${content}/inquiries/status/${tab}`),
		),
		asks("subscription", long, "/api/payment/v1/subscriptions"),
		asks("charges of years", long, "/api/payment/v1/subscriptions/histories"),
		asks("notices", null, `${content}/notices`),
		asks("advance notices", long, `${content}/advance-notice`),
		...["", "&sort=scoreHigh", "&sort=scoreLow"].flatMap((sort) => [
			asks(`reviews${sort}`, null, reviews(sort)),
			asks(`reviews${sort}, from the middle`, null, reviews(`${sort}&before=${middleReview}`)),
			asks(`reviews${sort}, of a room with few`, null, reviews(`${sort}&roomIdx=5005`)),
			asks(`reviews${sort}, of a room with most`, null, reviews(`${sort}&roomIdx=${firstStay}`)),
			asks(`reviews${sort}, with three stars`, null, reviews(`${sort}&star=3`)),
			asks(
				`reviews${sort}, with three stars of a room with few`,
				null,
				reviews(`${sort}&star=3&roomIdx=5005`),
			),
		]),
		asks("reviews, 500 at once", null, `${content}/reviews/products/${firstStay}`),
		{
			kind: "list",
			name: "reviews, after a new one",
			async run() {
				await services.db.query("UPDATE review_stat SET told = NULL WHERE property_id = $1", [firstStay]);
				await get(null, reviews());
			},
		},
	];
}

export const jobs = ({ services }: HistoryServer): readonly Work[] =>
	jobList(services).map(({ name, run }) => ({ kind: "job", name, run }));

/** Returns the operators' read-only commands. */
export const commands = ({ services }: HistoryServer): readonly Work[] =>
	[
		["help"],
		["backlog"],
		["orders"],
		["orders", "confirm_wait"],
		["orders", "complete"],
		["orders", "noshow"],
		["refunds"],
		["inquiries"],
		["inquiries", "all"],
		["inquiry", "1"],
		["notices"],
		["faqs"],
		["banners"],
		["events"],
		["coupons"],
		["member", String(people.long)],
		["member", String(people.lines)],
		["reviews", String(firstStay)],
		["reported-reviews"],
		["companies"],
		["stock", String(firstStay), "2026-12-24", "2026-12-24", "3"],
		["open-archive", "nobody@history.example", "사유"],
	].map((args) => ({
		kind: "command",
		name: args.join(" "),
		async run() {
			const { isOk, text } = await runCommand(services, "bench", args);
			if (!isOk && args[0] !== "open-archive" && args[0] !== "stock") throw new Error(text);
		},
	}));
