import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { hashPassword } from "#server/members/passwords.ts";
import { coupons } from "../content/coupons.ts";
import type { Row } from "../insertRows.ts";
import type { Stay } from "../stays/Stay.ts";
import { type Account, accounts, demoPassword, emailOf } from "./accounts.ts";
import type { PointEntry } from "./pointLines.ts";

/** Demo members are numbered from 1 in the order of the list. */
export const memberIdOf = (key: string): number => accounts.findIndex((account) => account.key === key) + 1;

const at = (today: StayDate, daysAgo: number, time = "10:30"): number =>
	koreanInstant(`${addDays(today, -daysAgo)} ${time}`) ?? 0;
const isoAt = (today: StayDate, daysAgo: number, time?: string): string =>
	new Date(at(today, daysAgo, time)).toISOString();

/** The grade an account had so many days ago, as its subscriptions tell. */
export function gradeThen({ subscriptions = [] }: Account, daysAgo: number): "Bronze" | "Silver" | "Gold" {
	const then = subscriptions.find(
		({ startedDaysAgo, endedDaysAgo = Number.NEGATIVE_INFINITY }) =>
			daysAgo <= startedDaysAgo && daysAgo > endedDaysAgo,
	);
	return then?.plan ?? "Bronze";
}

export const typeThen = ({ corp }: Account, daysAgo: number): "N" | "C" =>
	corp && daysAgo <= corp.daysAgo ? "C" : "N";

/** Every account has the demo password, each with a hash of its own: the one thing here that chance decides. */
export async function memberRows(today: StayDate): Promise<Row[]> {
	const hashes = await Promise.all(accounts.map(() => hashPassword(demoPassword)));
	return accounts.map((account, index) => ({
		member_id: index + 1,
		email: emailOf(account),
		email_key: emailOf(account),
		name: account.name,
		phone: account.phone,
		phone_verified_at: isoAt(today, account.joinedDaysAgo, "09:00"),
		password_hash: hashes[index],
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
}

/** Copies as they are before any booking: those a subscription ended are gone, as are those whose day has passed. */
export function couponCopyRows(today: StayDate): Row[] {
	return accounts.flatMap((account, index) =>
		(account.coupons ?? []).flatMap(([campaign, daysAgo]) => {
			const coupon = coupons.find(({ id }) => id === campaign);
			if (!coupon) throw new Error(`No coupon ${campaign}`);
			const issued = addDays(today, -daysAgo);
			const lastDay =
				coupon.validDays === undefined
					? addDays(today, coupon.endsIn ?? 0)
					: addDays(issued, coupon.validDays);
			const vanished = (account.subscriptions ?? []).some(({ startedDaysAgo }) => daysAgo > startedDaysAgo);
			const isOver = lastDay < today;
			return Array.from({ length: coupon.set ?? 1 }, (_, copy) => ({
				coupon_manager_id: campaign,
				member_id: index + 1,
				copy: copy + 1,
				state: vanished || isOver ? "expired" : "available",
				expire_cause: vanished ? "subscription" : isOver ? "date" : null,
				use_expire_date: lastDay,
				issued_at: isoAt(today, daysAgo, "12:00"),
			}));
		}),
	);
}

/** Grants: the beginning of the point histories, which bookings go on with. */
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

/** Stays all over the list; the first member also keeps one that is no longer sold. */
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

/** `orders` gives the order a booking became. */
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
