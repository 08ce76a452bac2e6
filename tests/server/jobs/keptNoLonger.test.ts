import { describe, expect, it } from "vitest";
import { type RetentionName, retainedUntil } from "#domain/member/retentionRules.ts";
import { addDays, type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import { retentions } from "#server/jobs/store/retention.ts";
import { personalData } from "#server/members/privacy/personalData.ts";

const day = stayDateOf("2026-11-26");
const tables: Readonly<Record<string, { readonly columns: Readonly<Record<string, RetentionName>> }>> =
	personalData;

const goneOn = (period: RetentionName | number): StayDate | null =>
	typeof period === "number" ? addDays(day, period) : retainedUntil(period, day);

describe("rows with personal data", () => {
	it("are kept no longer than the privacy policy states for each of their columns [DEC-196]", () => {
		const longer = retentions.flatMap(({ table, period }) =>
			Object.entries(tables[table]?.columns ?? {}).flatMap(([column, name]) => {
				const [gone, told] = [goneOn(period), retainedUntil(name, day)];
				return gone !== null && told !== null && gone > told ? [`${table}.${column}: ${gone} > ${told}`] : [];
			}),
		);
		expect(longer).toEqual([]);
	});
});
