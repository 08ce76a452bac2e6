import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	channelAt,
	channels,
	isCouponFlagChannel,
	isOwnChannel,
	isWatermarked,
	needsInternationalForm,
	ownChannelIndexes,
} from "#domain/stay/channel.ts";

describe("channels", () => {
	it("number ten, indexed from 1: our own and nine suppliers [CHAN-01, CHAN-02, CHAN-03, DEC-008]", () => {
		expect(channels.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
		expect(channels.map(({ code }) => code).join()).toBe("OWN,SUP1,SUP2,SUP3,SUP4,SUP5,SUP6,SUP7,SUP8,SUP9");
		expect(channels.every(({ isInUse }) => isInUse)).toBe(true);
		expect(channelAt(11)).toBeNull();
	});

	it("are our own only when the index is in the own list [CHAN-04]", () => {
		fc.assert(
			fc.property(fc.integer({ min: -5, max: 20 }), (index) => {
				expect(isOwnChannel(index)).toBe(ownChannelIndexes.includes(index));
			}),
		);
		expect(ownChannelIndexes).toEqual([1]);
	});

	it("require English names from SUP4 on [CHAN-05, DEC-008, DEC-096]", () => {
		const asking = channels.filter(({ index }) => needsInternationalForm(index)).map(({ code }) => code);
		expect(asking).toEqual(["SUP4", "SUP5", "SUP6", "SUP7", "SUP8", "SUP9"]);
		expect(needsInternationalForm(99)).toBe(false);
	});

	it("watermark images for one supplier and accept only flagged coupons for another [CHAN-06, DEC-135, DEC-089]", () => {
		expect(channels.filter(({ index }) => isWatermarked(index)).map(({ code }) => code)).toEqual(["SUP3"]);
		expect(channels.filter(({ index }) => isCouponFlagChannel(index)).map(({ code }) => code)).toEqual([
			"SUP4",
		]);
		expect([isWatermarked(0), isCouponFlagChannel(0)]).toEqual([false, false]);
	});
});
