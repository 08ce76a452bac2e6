import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pictureOf } from "#tests/support/pictureOf.ts";
import {
	galleryFor,
	type IllustrationWish,
	illustrationFor,
	pictures,
} from "#world/illustrations/catalogue.ts";
import { drawPicture } from "#world/illustrations/drawPicture.ts";
import { roomSubjects } from "#world/illustrations/pools.ts";

const kinds = [
	"hotel",
	"residence",
	"motel",
	"resort",
	"pension",
	"poolVilla",
	"hanok",
	"ryokan",
	"guesthouse",
	"hostel",
	"villa",
	"lodge",
	"glamping",
	"double",
	"twin",
	"suite",
	"ondol",
	"tatami",
	"villaRoom",
	"family",
	"dormitory",
	"bathroom",
	"breakfast",
	"lobby",
	"lounge",
	"pool",
	"destination",
	"banner",
] as const;
const cities = [
	["KR", "SEOUL"],
	["KR", "JEJU"],
	["JP", "TOKYO"],
	["JP", "KYOTO"],
	["TH", "BANGKOK"],
	["US", "NEW_YORK"],
	["FR", "PARIS"],
	["XX", "NOWHERE"],
	["", ""],
] as const;

const wish: fc.Arbitrary<IllustrationWish> = fc
	.record({
		kind: fc.constantFrom(...kinds),
		place: fc.constantFrom(...cities),
		season: fc.constantFrom(undefined, "spring", "summer", "autumn", "winter"),
		hour: fc.constantFrom(undefined, "dawn", "day", "golden", "dusk", "night"),
		seed: fc.integer(),
	})
	.map(({ kind, place: [nation, city], season, hour, seed }) => ({
		kind,
		nation,
		city,
		seed,
		...(season ? { season: season as "spring" } : {}),
		...(hour ? { hour: hour as "day" } : {}),
	}));

describe("the catalogue of illustrations", () => {
	it("is finite, and every picture has its own key and URL [DEC-134]", () => {
		expect(pictures.length).toBeGreaterThanOrEqual(140);
		expect(pictures.length).toBeLessThanOrEqual(300);
		expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
		for (const { key, src } of pictures) {
			expect(src).toBe(`/illustrations/${key}.jpg`);
			expect(key).toMatch(/^[a-z0-9-]+$/);
			expect(pictureOf(key)?.key).toBe(key);
		}
	});

	it("describes every picture in Korean and gives its colour", () => {
		for (const { alt, color } of pictures) {
			expect(alt).toMatch(/[가-힣].*일러스트$/);
			expect(alt).not.toMatch(/, {2}|undefined/);
			expect(color).toMatch(/^#[0-9a-f]{6}$/);
		}
	});

	it("deterministically answers any request with a picture that exists", () => {
		fc.assert(
			fc.property(wish, (wanted) => {
				const picture = illustrationFor(wanted);
				expect(pictureOf(picture.key)).toMatchObject(picture);
				expect(illustrationFor(wanted)).toEqual(picture);
			}),
		);
	});

	it("gives neighbouring stays different covers until all have been used", () => {
		for (const [nation, city] of cities) {
			for (const kind of ["hotel", "pension", "hanok", "ryokan", "villa", "resort"] as const) {
				const keys = Array.from(
					{ length: 7 },
					(_, seed) => illustrationFor({ kind, nation, city, seed }).key,
				);
				expect(new Set(keys).size).toBe(keys.length);
			}
		}
	});

	it("prefers pictures of the season when there are enough", () => {
		for (let seed = 0; seed < 12; seed++) {
			expect(
				illustrationFor({ kind: "hotel", nation: "KR", city: "SEOUL", season: "winter", seed }).key,
			).toContain("winter");
		}
	});

	it("shows a stay's cover first and repeats nothing in its gallery", () => {
		fc.assert(
			fc.property(wish, fc.integer({ min: 1, max: 12 }), (wanted, count) => {
				const gallery = galleryFor(wanted, count);
				expect(gallery[0]).toEqual({ ...illustrationFor(wanted), kind: wanted.kind });
				expect(gallery.length).toBeLessThanOrEqual(count);
				expect(new Set(gallery.map(({ key }) => key)).size).toBe(gallery.length);
			}),
			// An example whose cover is also its destination's picture.
			{
				examples: [
					[{ kind: "hostel", nation: "TH", city: "BANGKOK", season: "summer", seed: -565_703_265 }, 6],
				],
			},
		);
		expect(roomSubjects("hanok")).toContain("ondol");
		expect(roomSubjects("ryokan")).toContain("tatami");
	});
});

describe("the drawings", () => {
	const one = [...new Map(pictures.map((picture) => [picture.subject, picture])).values()];

	it("render every subject, without text or external resources", async () => {
		for (const picture of one) {
			const svg = await drawPicture(picture, 160);
			expect(svg).not.toMatch(
				/<text|<image|<script|<foreignObject|https?:\/\/(?!www\.w3\.org)|NaN|undefined|Infinity/,
			);
			expect(svg.length).toBeLessThan(1_500_000);
		}
	});

	it("render the same picture identically each time", async () => {
		for (const picture of one.slice(0, 6)) {
			expect(await drawPicture(picture, 160)).toBe(await drawPicture(picture, 160));
		}
	});

	it("leave no part unpainted, and show the colour stated in the catalogue", async () => {
		for (const picture of one.filter((_, index) => index % 5 === 0)) {
			const { channels } = await sharp(Buffer.from(await drawPicture(picture, 120)))
				.ensureAlpha()
				.stats();
			expect([picture.key, channels[3]?.min]).toEqual([picture.key, 255]);
			const mean = channels.slice(0, 3).map(({ mean }) => mean);
			const promised = [1, 3, 5].map((at) => Number.parseInt(picture.color.slice(at, at + 2), 16));
			mean.forEach((value, index) => {
				expect(Math.abs(value - promised[index]!)).toBeLessThan(3);
			});
		}
	});
});
