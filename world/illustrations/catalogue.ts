import { captionOf } from "./captions.ts";
import { colours } from "./colours.generated.ts";
import type { PictureKind, Subject } from "./kinds.ts";
import { type Hour, type Season, skyColour } from "./kit/light.ts";
import { stableIndex } from "./kit/random.ts";
import { roomSubjects, subjectsFor } from "./pools.ts";
import { variants } from "./variants.ts";

/** A picture of the demonstration world, as screens need it. */
export interface Illustration {
	/** Stable name, e.g. 'hanok-autumn-golden-3'. */
	readonly key: string;
	/** '/illustrations/<key>.jpg'; other sizes and formats through /images/optimize. */
	readonly src: string;
	/** Korean alternative text. */
	readonly alt: string;
	/** Mean colour as '#rrggbb', to stand in while the picture loads. */
	readonly color: string;
}

/** One drawable picture. */
export interface Picture extends Illustration {
	readonly subject: Subject;
	readonly season: Season;
	readonly hour: Hour;
	/** From 1. */
	readonly variant: number;
	/** Width over height times nine: 12 for 4:3 covers, 21 for banners. */
	readonly shape: "cover" | "banner";
}

export interface IllustrationWish {
	readonly kind: PictureKind;
	/** ISO 3166-1 alpha-2. */
	readonly nation?: string;
	/** City code as in the search condition, 'SEOUL'. */
	readonly city?: string;
	/** Far from the sea: nothing with a beach or a harbour. */
	readonly isInland?: boolean;
	/** Preferred, not guaranteed: the nearest existing picture is taken. */
	readonly season?: Season;
	readonly hour?: Hour;
	/** Consecutive seeds of one kind and city give different pictures until all were used. */
	readonly seed: number;
}

/** Every picture that exists, in a fixed order. */
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
const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
const bySubject = Map.groupBy(pictures, (picture) => picture.subject);

/** The picture of a key as it stands in a URL; undefined when there is none. */
export const pictureOf = (key: string): Picture | undefined => byKey.get(key);

/** All pictures of a kind and place in a fixed order of its own: subjects alternate, so that neighbours in a list differ. */
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

/** The candidates of a wish: season and hour narrow the choice as far as three pictures remain. */
function candidates(wish: Omit<IllustrationWish, "seed">): readonly Picture[] {
	const mixed = picturesFor(wish);
	const inSeason = wish.season ? mixed.filter((picture) => picture.season === wish.season) : mixed;
	const both = wish.hour ? inSeason.filter((picture) => picture.hour === wish.hour) : inSeason;
	const atHour = wish.hour ? mixed.filter((picture) => picture.hour === wish.hour) : mixed;
	return [both, inSeason, atHour].find((list) => list.length >= 3) ?? mixed;
}

const shown = ({ key, src, alt, color }: Picture): Illustration => ({ key, src, alt, color });

/** The picture for a stay's cover, a room, a facility, a destination or a banner; the same wish gives the same picture. */
export function illustrationFor(wish: IllustrationWish): Illustration {
	const list = candidates(wish);
	return shown(list[Math.abs(Math.trunc(wish.seed)) % list.length]!);
}

/** Address of a destination's picture. */
export const cityPicture = (nation: string, city: string, number = 0): string =>
	illustrationFor({ kind: "destination", nation, city, seed: number }).src;

/**
 * A stay's gallery: its cover first, then rooms and facilities that belong to its kind, the surroundings last. At most
 * `count` pictures, none twice.
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
