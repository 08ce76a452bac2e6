import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { pictureOf, picturesFor } from "#world/illustrations/catalogue.ts";
import { defaultSeed } from "#world/makeWorld.ts";
import { byRank, coversOf, seasonAt, shownIn, wishOf } from "#world/stays/covers.ts";
import { makeStays } from "#world/stays/makeStays.ts";

const stays = makeStays(300, defaultSeed);
const days = ["2026-12-20", "2027-04-10", "2026-07-30", "2026-10-25"].map(stayDateOf);
const page = 20;

describe.each(days)("the covers on %s", (today) => {
	const covers = coversOf(stays, today);
	const pictures = new Map(stays.map(({ id }) => [id, pictureOf(covers.get(id)?.key ?? "")]));

	it("do not repeat within a page of a city's results", () => {
		for (const [city, list] of Map.groupBy(byRank(stays), (stay) => stay.city.code)) {
			const keys = list.map(({ id }) => covers.get(id)?.key);
			const repeated = keys.filter((key, place) =>
				keys.slice(Math.max(0, place - page + 1), place).includes(key),
			);
			expect([city, repeated]).toEqual([city, []]);
		}
	});

	it("are of the kind and place of the stay, and of no other season", () => {
		for (const stay of stays) {
			const picture = pictures.get(stay.id);
			expect(picturesFor(wishOf(stay))).toContain(picture);
			expect(shownIn[seasonAt(stay, today)]).toContain(picture?.season);
		}
	});

	it("show snow in winter and blossom in spring and summer only", () => {
		for (const { season } of [...pictures.values()].filter((picture) => picture !== undefined)) {
			if (season === "winter") expect(today).toBe(days[0]);
			if (season === "spring") expect([days[1], days[2]]).toContain(today);
		}
	});

	it("show no sea where there is none", () => {
		for (const stay of stays.filter(({ city }) => !city.hasCoast))
			expect([stay.name, pictures.get(stay.id)?.subject]).not.toEqual([
				stay.name,
				expect.stringMatching(/^(?:coast|harbour|island|resort)$/),
			]);
	});
});
