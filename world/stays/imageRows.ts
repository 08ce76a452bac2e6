import type { PictureGroup } from "#domain/stay/StayImage.ts";
import { galleryFor, type Illustration, illustrationFor } from "#world/illustrations/catalogue.ts";
import type { PictureKind, RoomKind } from "#world/illustrations/kinds.ts";
import type { Row } from "#world/rows/Row.ts";
import { type Covers, coversOf, seasons, wishOf } from "./covers.ts";
import type { Room, Stay } from "./Stay.ts";

/** Returns the interior to show for a room. */
function roomKind({ kind }: Stay, { type: { type, bed, maxGuests } }: Room): RoomKind {
	if (type === "도미토리") return "dormitory";
	if (kind === "ryokan") return "tatami";
	if (kind === "hanok" || bed.startsWith("온돌")) return "ondol";
	if (kind === "poolvilla" || kind === "villa") return "villaRoom";
	if (type === "스위트" || type === "펜트하우스") return "suite";
	if (maxGuests >= 4) return "family";
	return bed.startsWith("싱글") ? "twin" : "double";
}

/** What pictures other than rooms show. */
const groups: Readonly<Partial<Record<PictureKind, PictureGroup>>> = {
	breakfast: "dining",
	lobby: "facility",
	lounge: "facility",
	pool: "facility",
	destination: "view",
};

/** The months in which each picture is a stay's cover: one bit per month, the lowest is January. */
type Months = ReadonlyMap<string, { readonly picture: Illustration; readonly bits: number }>;

function monthsOf(
	stay: Stay,
	bySeason: readonly { readonly bits: number; readonly covers: Covers }[],
): Months {
	const months = new Map<string, { picture: Illustration; bits: number }>();
	for (const { bits, covers } of bySeason) {
		const picture = covers.get(stay.id);
		if (picture) months.set(picture.key, { picture, bits: bits | (months.get(picture.key)?.bits ?? 0) });
	}
	return months;
}

function imagesOf(stay: Stay, cover: Illustration | undefined, months: Months): Row[] {
	const where = { nation: stay.city.nation, city: stay.city.code };
	const wish = wishOf(stay);
	const image = (
		roomId: number,
		sort: number,
		{ src, alt }: { src: string; alt: string },
		group: PictureGroup,
		bits: number | null = null,
	): Row => ({
		property_id: stay.id,
		room_id: roomId,
		sort,
		image_key: src,
		alt,
		picture_group: group,
		months: bits,
	});
	// A run-of-house room has no pictures of its own (DEC-136).
	const rooms = stay.rooms.filter(({ type }) => type.type !== "ROH");
	const gallery = galleryFor({ ...wish, seed: stay.id }, 10, cover);
	const shown = new Set(gallery.map(({ key }) => key));
	const others = [...months.values()].filter(({ picture }) => !shown.has(picture.key));
	return [
		...gallery.map((picture, index) =>
			image(
				0,
				index + 1,
				picture,
				picture.kind === wish.kind ? "outside" : (groups[picture.kind] ?? "room"),
				months.get(picture.key)?.bits,
			),
		),
		...others.map(({ picture, bits }, index) =>
			image(0, gallery.length + 1 + index, picture, "outside", bits),
		),
		...rooms.flatMap((room) =>
			[roomKind(stay, room), roomKind(stay, room), "bathroom" as const].map((kind, index) => {
				const picture = illustrationFor({ kind, ...where, seed: room.id + index });
				return image(room.id, index + 1, { ...picture, alt: `${room.name}, ${picture.alt}` }, "room");
			}),
		),
	];
}

/** Returns the pictures of stays and rooms; a stay has a cover for every season, and those of other seasons come last. */
export function imageRows(stays: readonly Stay[], covers: Covers): Row[] {
	const bySeason = seasons.map(({ season, months }) => ({
		covers: coversOf(stays, season),
		bits: months.reduce((bits, month) => bits | (1 << (month - 1)), 0),
	}));
	return stays.flatMap((stay) => imagesOf(stay, covers.get(stay.id), monthsOf(stay, bySeason)));
}
