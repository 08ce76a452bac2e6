import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import type { Row } from "#world/rows/Row.ts";
import type { Stay } from "#world/stays/Stay.ts";
import { type Account, accounts, emailOf } from "./accounts.ts";
import { passwordHashes } from "./passwordHashes.ts";
import type { PointEntry } from "./pointLines.ts";

/** Demo members are numbered from 1 in the order of the list. */
export const memberIdOf = (key: string): number => accounts.findIndex((account) => account.key === key) + 1;

const at = (today: StayDate, daysAgo: number, time = "10:30"): number =>
	koreanInstant(`${addDays(today, -daysAgo)} ${time}`) ?? 0;
const isoAt = (today: StayDate, daysAgo: number, time?: string): string =>
	new Date(at(today, daysAgo, time)).toISOString();

/** Returns an account's grade this many days ago, according to its subscriptions. */
export function gradeThen({ subscriptions = [] }: Account, daysAgo: number): "Bronze" | "Silver" | "Gold" {
	const then = subscriptions.find(
		({ startedDaysAgo, endedDaysAgo = Number.NEGATIVE_INFINITY }) =>
			daysAgo <= startedDaysAgo && daysAgo > endedDaysAgo,
	);
	return then?.plan ?? "Bronze";
}

export const typeThen = ({ corp }: Account, daysAgo: number): "N" | "C" =>
	corp && daysAgo <= corp.daysAgo ? "C" : "N";

/** Every account has the demo password, each with a hash of its own. */
export const memberRows = (today: StayDate): Row[] =>
	accounts.map((account, index) => ({
		member_id: index + 1,
		email: emailOf(account),
		email_key: emailOf(account),
		name: account.name,
		phone: account.phone,
		phone_verified_at: isoAt(today, account.joinedDaysAgo, "09:00"),
		password_hash: passwordHashes[index],
		type: account.type,
		grade: account.grade,
		corp_code: account.corp?.code ?? null,
		corp_user_name: account.corp ? account.name : null,
		dept_name: account.corp?.dept ?? null,
		international_number: account.international ? "KR" : null,
		international_phone: account.international?.phone ?? null,
		user_first_name: account.international?.first ?? null,
		user_last_name: account.international?.last ?? null,
		marketing_agree: index % 2 === 0,
		agreed_at: isoAt(today, account.joinedDaysAgo, "09:00"),
		created_at: isoAt(today, account.joinedDaysAgo, "09:00"),
	}));

/** Returns the grants with which the point histories start; bookings continue them. */
export const grantEntries = (today: StayDate): PointEntry[] =>
	accounts.flatMap((account, index) =>
		(["cash", "welfare"] as const).flatMap((purse) =>
			(account[purse] ?? []).map(([title, amount, daysAgo, endsIn], number) => ({
				memberId: index + 1,
				type: purse === "cash" ? ("AWESOME_CASH" as const) : ("WELFARE" as const),
				action: "SAVE" as const,
				amount,
				title,
				orderNum: null,
				source: `grant:${account.key}:${purse}:${number}`,
				at: at(today, daysAgo, "09:30"),
				expiresOn: addDays(today, endsIn),
			})),
		),
	);

/** Adds stays from all over the list; the first member's list also contains one that is no longer sold. */
export function wishRows(stays: readonly Stay[], today: StayDate): Row[] {
	const closed = stays.find(({ isClosed }) => isClosed);
	return accounts.flatMap(({ wishes = 0 }, index) => {
		const wished = Array.from(
			{ length: wishes },
			(_, number) => stays[(index * 7 + number * 11) % stays.length]!,
		);
		if (index === 0 && closed) wished.push(closed);
		return [...new Set(wished)].map(({ id }, number) => ({
			member_id: index + 1,
			property_id: id,
			created_at: isoAt(today, number * 3 + 1, "21:00"),
		}));
	});
}

export const loginRows = (today: StayDate): Row[] =>
	accounts
		.filter(({ joinedDaysAgo }) => joinedDaysAgo > 0)
		.flatMap((account, index) =>
			[12, 5, 1].map((daysAgo) => ({
				member_id: memberIdOf(account.key),
				login_type: "EMAIL",
				client_interface: index % 3 === 0 ? "WEBVIEW" : "WEB",
				created_at: isoAt(today, daysAgo, "20:10"),
			})),
		);

export const alarmApplicationRows = (today: StayDate): Row[] =>
	accounts.flatMap(({ alarms = [] }, index) =>
		alarms.map((alarm) => ({ alarm_id: alarm, member_id: index + 1, applied_at: isoAt(today, 1, "19:00") })),
	);

/** `orders` maps a booking's key to its order. */
export const inquiryRows = (
	today: StayDate,
	orders: ReadonlyMap<string, { orderNum: string; orderProductId: number }>,
): Row[] =>
	accounts
		.flatMap((account, index) =>
			(account.inquiries ?? []).map((inquiry) => {
				const order = inquiry.booking === undefined ? undefined : orders.get(inquiry.booking);
				return {
					daysAgo: inquiry.daysAgo,
					row: {
						member_id: index + 1,
						type: inquiry.type,
						title: inquiry.title,
						contents: inquiry.contents,
						order_product_id: order?.orderProductId ?? null,
						order_num: order?.orderNum ?? null,
						page_url: order ? "/mypage/books" : "/faq",
						comment_contents: inquiry.answer ?? null,
						comment_at:
							inquiry.answer === undefined ? null : isoAt(today, Math.max(0, inquiry.daysAgo - 1), "11:20"),
						commenter: inquiry.answer === undefined ? null : "고객센터",
						created_at: isoAt(today, inquiry.daysAgo, "14:05"),
					},
				};
			}),
		)
		.sort((a, b) => b.daysAgo - a.daysAgo)
		.map(({ row }) => row);
