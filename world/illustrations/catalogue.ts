import { captionOf } from "./captions.ts";
import { colours } from "./colours.generated.ts";
import type { PictureKind, Subject } from "./kinds.ts";
import { type Hour, type Season, skyColour } from "./kit/light.ts";
import { stableIndex } from "./kit/random.ts";
import { roomSubjects, subjectsFor } from "./pools.ts";
import { variants } from "./variants.ts";

/** A picture of the demo world, as screens need it. */
export interface Illustration {
	/** Stable name, e.g. 'hanok-autumn-golden-3'. */
	readonly key: string;
	/** '/illustrations/<key>.jpg'; other sizes and formats through /images/optimize. */
	readonly src: string;
	/** Korean alternative text. */
	readonly alt: string;
	/** Mean colour as '#rrggbb', shown while the picture loads. */
	readonly color: string;
}

/** One drawable picture. */
export interface Picture extends Illustration {
	readonly subject: Subject;
	readonly season: Season;
	readonly hour: Hour;
	/** 1-based. */
	readonly variant: number;
	/** Aspect ratio: 4:3 for a cover, 21:9 for a banner. */
	readonly shape: "cover" | "banner";
}

export interface IllustrationWish {
	readonly kind: PictureKind;
	/** ISO 3166-1 alpha-2. */
	readonly nation?: string;
	/** City code as in the search condition, 'SEOUL'. */
	readonly city?: string;
	/** Whether the place is far from the sea, which excludes beaches and harbours. */
	readonly isInland?: boolean;
	/** Preferred, not guaranteed: the closest existing picture is used. */
	readonly season?: Season;
	readonly hour?: Hour;
	/** Consecutive seeds for one kind and city give different pictures until all have been used. */
	readonly seed: number;
}

/** Every existing picture, in a fixed order. */
export const pictures: readonly Picture[] = (Object.keys(variants) as Subject[]).flatMap((subject) =>
	variants[subject].map((when, index): Picture => {
		const [season, hour] = when.split("-") as [Season, Hour];
		const key = `${subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${when}-${index + 1}`;
		return {
			key,
			src: `/illustrations/${key}.jpg`,
			alt: captionOf(subject, season, hour),
			color: colours[key] ?? skyColour(hour),
			subject,
			season,
			hour,
			variant: index + 1,
			shape: subject.startsWith("banner") ? "banner" : "cover",
		};
	}),
);

const atSea: ReadonlySet<Subject> = new Set<Subject>(["coast", "harbour", "island", "resort"]);
const bySubject = Map.groupBy(pictures, (picture) => picture.subject);

/** Returns all pictures of a kind and place in a fixed order in which subjects alternate, so that neighbours in a list differ. */
export function picturesFor({
	kind,
	nation = "",
	city = "",
	isInland = false,
}: Pick<IllustrationWish, "kind" | "nation" | "city" | "isInland">): readonly Picture[] {
	const subjects = subjectsFor(kind, nation, city).filter((subject) => !isInland || !atSea.has(subject));
	const queues = subjects.map((subject) => {
		const all = bySubject.get(subject) ?? [];
		const turn = stableIndex(`${city}/${kind}/${subject}`, Math.max(1, all.length));
		return [...all.slice(turn), ...all.slice(0, turn)];
	});
	const mixed: Picture[] = [];
	for (let round = 0; queues.some((queue) => queue.length > round); round++) {
		for (const queue of queues) if (queue[round]) mixed.push(queue[round]!);
	}
	return mixed;
}

/** Returns the candidates for a wish; season and hour narrow them only while at least three pictures remain. */
function candidates(wish: Omit<IllustrationWish, "seed">): readonly Picture[] {
	const mixed = picturesFor(wish);
	const inSeason = wish.season ? mixed.filter((picture) => picture.season === wish.season) : mixed;
	const both = wish.hour ? inSeason.filter((picture) => picture.hour === wish.hour) : inSeason;
	const atHour = wish.hour ? mixed.filter((picture) => picture.hour === wish.hour) : mixed;
	return [both, inSeason, atHour].find((list) => list.length >= 3) ?? mixed;
}

const shown = ({ key, src, alt, color }: Picture): Illustration => ({ key, src, alt, color });

/** Returns the picture for a stay's cover, a room, a facility, a destination or a banner; the same wish gives the same picture. */
export function illustrationFor(wish: IllustrationWish): Illustration {
	const list = candidates(wish);
	return shown(list[Math.abs(Math.trunc(wish.seed)) % list.length]!);
}

/** Returns the URL of a destination's picture. */
export const cityPicture = (nation: string, city: string, number = 0): string =>
	illustrationFor({ kind: "destination", nation, city, seed: number }).src;

/**
 * Returns a stay's gallery: its cover first, then rooms and facilities that fit its kind, the surroundings last. At most `count` pictures,
 * without duplicates.
 */
export function galleryFor(
	wish: IllustrationWish,
	count = 8,
	cover: Illustration = illustrationFor(wish),
): readonly (Illustration & { readonly kind: PictureKind })[] {
	const chosen = new Map([[cover.key, { ...cover, kind: wish.kind }]]);
	const add = (kind: PictureKind, offset: number) => {
		const picture = illustrationFor({ ...wish, kind, seed: wish.seed + offset });
		if (chosen.size < count && !chosen.has(picture.key)) chosen.set(picture.key, { ...picture, kind });
	};
	roomSubjects(wish.kind).forEach((kind, index) => {
		add(kind, index * 3);
	});
	add("destination", 0);
	for (let offset = 1; chosen.size < count && offset <= 6; offset++) add(wish.kind, offset);
	return [...chosen.values()];
}
