import { type IllustrationWish, illustrationFor, pictures } from "#world/illustrations/catalogue.ts";
import type { BannerSubject } from "#world/illustrations/kinds.ts";

/** Topics of events, themes, banners and alarms. */
export type Topic =
	| "ocean"
	| "hanok"
	| "poolvilla"
	| "pet"
	| "family"
	| "spa"
	| "night"
	| "city"
	| "jeju"
	| "tropics"
	| "spring"
	| "autumn"
	| "secret"
	| "seollal"
	| "live"
	| "membership";

const looks: Record<
	Topic,
	{ readonly cover: Omit<IllustrationWish, "seed">; readonly banner: BannerSubject }
> = {
	ocean: { cover: { kind: "resort", nation: "KR", city: "GANGNEUNG" }, banner: "bannerCoast" },
	hanok: { cover: { kind: "hanok", nation: "KR", season: "autumn" }, banner: "bannerHanok" },
	poolvilla: { cover: { kind: "pool" }, banner: "bannerTropical" },
	pet: { cover: { kind: "pension", nation: "KR", season: "spring" }, banner: "bannerBlossom" },
	family: { cover: { kind: "resort", nation: "KR", season: "summer" }, banner: "bannerCoast" },
	spa: { cover: { kind: "ryokan", nation: "JP", season: "winter" }, banner: "bannerOnsen" },
	night: { cover: { kind: "lodge", nation: "KR", hour: "night" }, banner: "bannerNight" },
	city: { cover: { kind: "hotel", nation: "KR", city: "SEOUL" }, banner: "bannerCity" },
	jeju: { cover: { kind: "destination", nation: "KR", city: "JEJU" }, banner: "bannerCoast" },
	tropics: { cover: { kind: "villa", nation: "VN", city: "DANANG" }, banner: "bannerTropical" },
	spring: {
		cover: { kind: "pension", nation: "KR", season: "spring" },
		banner: "bannerBlossom",
	},
	autumn: { cover: { kind: "pension", nation: "KR", season: "autumn" }, banner: "bannerHanok" },
	secret: { cover: { kind: "hotel", nation: "KR", city: "SEOUL", hour: "night" }, banner: "bannerNight" },
	seollal: { cover: { kind: "hanok", nation: "KR", season: "winter" }, banner: "bannerSnow" },
	live: { cover: { kind: "hotel", nation: "KR", city: "BUSAN" }, banner: "bannerCity" },
	membership: { cover: { kind: "lounge" }, banner: "bannerNight" },
};

/** Returns the URL of a topic's 4:3 picture. */
export const topicCover = (topic: Topic): string =>
	illustrationFor({ ...looks[topic].cover, seed: topic.length }).src;

/** Returns the URL of a topic's wide picture; different numbers give different variants of the same topic. */
export function topicBanner(topic: Topic, number: number): string {
	const own = pictures.filter(({ subject }) => subject === looks[topic].banner);
	return (own[number % own.length] ?? own[0])?.src ?? topicCover(topic);
}
