import { koreanDay, koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import type { Row } from "#world/rows/Row.ts";

export type PointType = "AWESOME_CASH" | "WELFARE";

/** A change of a balance; `amount` is always positive, and USE subtracts it. */
export interface PointEntry {
	readonly memberId: number;
	readonly type: PointType;
	readonly action: "SAVE" | "USE" | "CANCEL";
	readonly amount: number;
	readonly title: string;
	readonly orderNum: string | null;
	readonly source: string;
	/** Epoch milliseconds. */
	readonly at: number;
	readonly expiresOn: StayDate | null;
}

interface Line extends Omit<PointEntry, "action"> {
	readonly action: PointEntry["action"] | "EXPIRE";
	readonly change: number;
	readonly balance: number;
	left: number;
}

const expiry = (line: Line): string => line.expiresOn ?? "9999-12-31";

/** Takes an amount from earlier earnings, those that expire first before the others. */
function spend(lots: readonly Line[], amount: number): void {
	let rest = amount;
	for (const lot of lots.filter(({ left }) => left > 0).sort((a, b) => (expiry(a) < expiry(b) ? -1 : 1))) {
		const taken = Math.min(rest, lot.left);
		lot.left -= taken;
		rest -= taken;
	}
	if (rest > 0) throw new Error("A demo account spends more points than it has");
}

/** Returns one account's history, oldest first: the entries, and what expired unspent on the day after its last day. */
function history(entries: readonly PointEntry[], today: StayDate): Line[] {
	const lines: Line[] = [];
	let balance = 0;
	const add = (entry: Omit<PointEntry, "action">, action: Line["action"], change: number) => {
		balance += change;
		lines.push({ ...entry, action, change, balance, left: change > 0 ? change : 0 });
	};
	const expire = (before: StayDate) => {
		const over = lines.filter(({ left, expiresOn }) => left > 0 && expiresOn !== null && expiresOn < before);
		for (const lot of over.sort((a, b) => (expiry(a) < expiry(b) ? -1 : 1))) {
			const amount = lot.left;
			lot.left = 0;
			const at = koreanInstant(`${addDays(lot.expiresOn!, 1)} 00:10`) ?? lot.at;
			add(
				{
					...lot,
					title: "유효 기간 만료",
					orderNum: null,
					source: `expire:${lot.source}`,
					at,
					expiresOn: null,
				},
				"EXPIRE",
				-amount,
			);
		}
	};
	for (const entry of entries.toSorted((a, b) => a.at - b.at)) {
		expire(koreanDay(entry.at));
		if (entry.action === "USE") spend(lines, entry.amount);
		add(entry, entry.action, entry.action === "USE" ? -entry.amount : entry.amount);
	}
	expire(today);
	return lines;
}

/** Returns the histories and balances of all members as rows, lines in chronological order. */
export function pointRows(
	entries: readonly PointEntry[],
	today: StayDate,
): { lines: Row[]; balances: Row[] } {
	const byAccount = Map.groupBy(entries, ({ memberId, type }) => `${memberId}/${type}`);
	const all = [...byAccount.values()].flatMap((own) => history(own, today)).sort((a, b) => a.at - b.at);
	const balances = new Map<number, { point: number; user_point: number }>();
	for (const { memberId, type, change } of all) {
		const balance = balances.get(memberId) ?? { point: 0, user_point: 0 };
		balance[type === "AWESOME_CASH" ? "point" : "user_point"] += change;
		balances.set(memberId, balance);
	}
	return {
		lines: all.map((line) => ({
			member_id: line.memberId,
			point_type: line.type,
			action_type: line.action,
			amount: line.change,
			balance: line.balance,
			lot_left: line.left,
			title: line.title,
			order_num: line.orderNum,
			source: line.source,
			expire_date: line.expiresOn,
			created_at: new Date(line.at).toISOString(),
		})),
		balances: [...balances].map(([member_id, balance]) => ({ member_id, ...balance })),
	};
}
