import { crockford } from "#domain/shared/crockford.ts";
import type { PriceLine } from "./PriceLine.ts";

/** Returns the fields that identify a line, in a fixed order; a coupon's name is not one of them. */
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

/** Computes two 32-bit multiplicative hashes of a text: 64 well-mixed bits without a library. */
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
 * Returns a short stable code for a price, 'XXXX-XXXX-XXXX' (60 bits), meant to be equal exactly when every line is equal. It accompanies
 * the price from the list to the receipt, which shows it as 가격확인번호; the digest of a base ledger is the plan's keyCode. It is neither a
 * secret nor a signature: the server computes its own and compares. [DEC-179]
 */
export function ledgerDigest(lines: readonly PriceLine[]): string {
	const [high, low] = hash(JSON.stringify(lines.map(fieldsOf)));
	const code = crockford(high, 6) + crockford(low, 6);
	return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
}

/** A line that differs between two ledgers; null on the side where it is missing. */
export interface ChangedLine {
	readonly before: PriceLine | null;
	readonly after: PriceLine | null;
}

/** Returns what a line is about, so that, for example, the same night is compared across two ledgers. */
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
 * Returns the first line that differs, in ledger order, so that a cause (a night) comes before its effect (a percentage discount); null
 * exactly when the ledgers are equal. Lines that only changed position are reported by position. [DEC-179]
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
