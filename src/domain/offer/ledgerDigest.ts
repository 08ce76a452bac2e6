import { crockford } from "#domain/shared/crockford.ts";
import type { PriceLine } from "./PriceLine.ts";

/** The fields that make a line what it is, in a fixed order; a coupon's name is only what it is called. */
function fieldsOf(line: PriceLine): readonly (string | number)[] {
	switch (line.kind) {
		case "night":
			return [line.kind, line.date, line.rooms, line.amount];
		case "voucher":
			return [line.kind, line.count, line.amount];
		case "gradeDiscount":
			return [line.kind, line.grade, line.percent, line.amount];
		case "discount":
			return [line.kind, line.discount, line.percent, line.amount];
		case "promotion":
			return [line.kind, line.promotionId, line.amount];
		case "coupon":
			return [line.kind, line.heldId, line.amount];
		case "extraPayment":
		case "changePaid":
		case "awesomeCash":
		case "welfarePoints":
			return [line.kind, line.amount];
	}
}

/** Two 32-bit multiplicative hashes over the same text: 64 well mixed bits without any library. */
function hash(text: string): readonly [number, number] {
	let high = 0x9e3779b9;
	let low = 0x85ebca6b;
	for (let index = 0; index < text.length; index += 1) {
		const code = text.charCodeAt(index);
		high = Math.imul(high ^ code, 0x2c1b3c6d);
		low = Math.imul(low ^ code, 0x297a2d39);
		high ^= high >>> 13;
		low ^= low >>> 15;
	}
	const mix = (a: number, b: number): number => {
		const first = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
		return (first ^ (first >>> 15)) >>> 0;
	};
	return [mix(high, low), mix(low, high)];
}

/**
 * A short stable code of a price: equal exactly when every line is equal, 'XXXX-XXXX-XXXX' of 60 bits. It travels from the
 * list to the receipt, where it is shown as 가격확인번호; the digest of a base ledger is the plan's keyCode. Not a secret
 * and not a signature: the server computes its own and compares. [DEC-179]
 */
export function ledgerDigest(lines: readonly PriceLine[]): string {
	const [high, low] = hash(JSON.stringify(lines.map(fieldsOf)));
	const code = crockford(high, 6) + crockford(low, 6);
	return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
}

/** A line that is not the same in two ledgers; null on the side that lacks it. */
export interface ChangedLine {
	readonly before: PriceLine | null;
	readonly after: PriceLine | null;
}

/** What a line is about, so that the same night of two ledgers is compared with itself. */
function subjectOf(line: PriceLine): string {
	switch (line.kind) {
		case "night":
			return `night ${line.date}`;
		case "discount":
			return `discount ${line.discount}`;
		case "coupon":
			return `coupon ${line.heldId}`;
		default:
			return line.kind;
	}
}

const isSameLine = (a: PriceLine, b: PriceLine | undefined): boolean =>
	b !== undefined && JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b));

/**
 * The first line that differs, in the order of the price, so that a cause (a night) comes before its consequence (a
 * percent discount); null exactly when the digests are equal. Lines that only changed places are reported as they stand.
 * [DEC-179]
 */
export function changedLine(before: readonly PriceLine[], after: readonly PriceLine[]): ChangedLine | null {
	const index = before.findIndex((line, at) => !isSameLine(line, after[at]));
	const at = index >= 0 ? index : before.length;
	const [old, now] = [before[at] ?? null, after[at] ?? null];
	if (!old || !now) return old || now ? { before: old, after: now } : null;
	const has = (lines: readonly PriceLine[], line: PriceLine) =>
		lines.some((other) => subjectOf(other) === subjectOf(line));
	if (!has(after, old)) return { before: old, after: null };
	if (!has(before, now)) return { before: null, after: now };
	return { before: old, after: now };
}
