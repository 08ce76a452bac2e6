import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { pictureOf } from "#tests/support/pictureOf.ts";
import { picturesFor } from "#world/illustrations/catalogue.ts";
import { defaultSeed } from "#world/makeWorld.ts";
import { byRank, coversOf, seasonAt, seasonOf, seasons, shownIn, wishOf } from "#world/stays/covers.ts";
import { imageRows } from "#world/stays/imageRows.ts";
import { makeStays } from "#world/stays/makeStays.ts";

const stays = makeStays(300, defaultSeed);
const page = 20;
const rows = imageRows(stays, coversOf(stays, seasonOf(stayDateOf("2026-11-24"))));

describe.each(seasons)("the covers of $season", ({ season: now, months }) => {
	const covers = coversOf(stays, now);
	const pictures = new Map(stays.map(({ id }) => [id, pictureOf(covers.get(id)?.key ?? "")]));

	it("do not repeat within a page of results for one city", () => {
		for (const [city, list] of Map.groupBy(byRank(stays), (stay) => stay.city.code)) {
			const keys = list.map(({ id }) => covers.get(id)?.key);
			const repeated = keys.filter((key, place) =>
				keys.slice(Math.max(0, place - page + 1), place).includes(key),
			);
			expect([city, repeated]).toEqual([city, []]);
		}
	});

	it("match the kind and place of the stay, and no other season", () => {
		for (const stay of stays) {
			const picture = pictures.get(stay.id);
			expect(picturesFor(wishOf(stay))).toContain(picture);
			expect(shownIn[seasonAt(stay, now)]).toContain(picture?.season);
		}
	});

	it("show snow only in winter and blossom only in spring and summer", () => {
		for (const { season } of [...pictures.values()].filter((picture) => picture !== undefined)) {
			if (season === "winter") expect(now).toBe("winter");
			if (season === "spring") expect(["spring", "summer"]).toContain(now);
		}
	});

	it("come first among the pictures of their stays in these months", () => {
		const byStay = Map.groupBy(
			rows.filter(({ room_id }) => room_id === 0),
			({ property_id }) => property_id,
		);
		for (const month of months)
			for (const { id } of stays) {
				const first = byStay.get(id)?.filter((row) => (Number(row.months) >> (month - 1)) & 1);
				expect(first?.map(({ image_key }) => image_key)).toEqual([covers.get(id)?.src]);
			}
	});

	it("show no sea inland", () => {
		for (const stay of stays.filter(({ city }) => !city.hasCoast))
			expect([stay.name, pictures.get(stay.id)?.subject]).not.toEqual([
				stay.name,
				expect.stringMatching(/^(?:coast|harbour|island|resort)$/),
			]);
	});
});
