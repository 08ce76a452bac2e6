import { koreanDateTime, koreanDay } from "#domain/shared/koreanTime.ts";
import { colourOf } from "#server/catalogue/stay/images.ts";
import type { Schemas } from "#server/catalogue/stay/wire.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Reads } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { cleanHtml } from "./cleanHtml.ts";
import { ContentStore, type Notice } from "./store/ContentStore.ts";

/**
 * Content published by editors: banners, places, notices, FAQs and code lists. Notices come newest first; lists hold at most 500 entries
 * (DEC-011).
 */
export class Content {
	readonly #store: ContentStore;
	readonly #clock: Clock;

	constructor({ reads, clock }: { readonly reads: Reads; readonly clock: Clock }) {
		this.#store = new ContentStore(reads);
		this.#clock = clock;
	}

	async banners(): Promise<Schemas["MainBanner"][]> {
		const banners = await this.#store.banners(koreanDay(this.#clock.now()));
		return banners.map(({ id, title, subtitle, imageKey, linkUrl, sort }) => ({
			idx: id,
			title,
			subTitle: subtitle,
			imgUrl: imageKey,
			imgColor: colourOf(imageKey),
			linkUrl,
			sort,
		}));
	}

	/** Returns one page of places. `start` is zero-based, `end` is exclusive (DEC-156). */
	async places(start: number, end: number): Promise<{ total: number; places: Schemas["Place"][] }> {
		const [places, total, stays] = await Promise.all([
			this.#store.places(start, end - start),
			this.#store.placeCount(),
			this.#store.staysOfPlaces(),
		]);
		return {
			total,
			places: places.map(({ name, nationCode, cityCode, area, subArea, imageKey, cityId }) => ({
				placeName: name,
				nationCode,
				cityCode,
				area,
				subArea,
				imgUrl: imageKey,
				productCnt: stays.get(cityId) ?? 0,
			})),
		};
	}

	async notices(): Promise<Schemas["Notice"][]> {
		return Promise.all((await this.#store.notices()).map(noticeAnswer));
	}

	/** @throws Refusal notFound */
	async notice(id: number): Promise<Schemas["Notice"]> {
		return noticeAnswer(found(await this.#store.notice(id)));
	}

	async faqTypes(): Promise<Schemas["FaqType"][]> {
		return (await this.#store.faqTypes()).map(({ id, name }) => ({ faqTypeIdx: id, typeName: name }));
	}

	/** @throws Refusal notFound for an unknown type */
	async faqs(typeId: number): Promise<Schemas["Faq"][]> {
		const faqs = found(await this.#store.faqs(typeId));
		return Promise.all(
			faqs.map(async ({ id, title, content, createdAt }) => ({
				faqIdx: id,
				faqTypeIdx: typeId,
				title,
				content: await cleanHtml(content),
				createDate: koreanDateTime(createdAt.getTime()).slice(0, 10),
			})),
		);
	}

	/** @throws Refusal notFound for an unknown group (DEC-151) */
	async commonCodes(group: number): Promise<Schemas["CommonCode"][]> {
		const codes = await this.#store.commonCodes(group);
		if (codes.length === 0) throw new Refusal("notFound");
		return [...codes];
	}
}

function found<T>(value: T | null): T {
	if (value === null) throw new Refusal("notFound");
	return value;
}

const noticeAnswer = async ({
	id,
	type,
	title,
	content,
	createdAt,
	updatedAt,
}: Notice): Promise<Schemas["Notice"]> => ({
	idx: id,
	title,
	content: await cleanHtml(content),
	createdDt: koreanDateTime(createdAt.getTime()),
	updatedDt: updatedAt > createdAt ? koreanDateTime(updatedAt.getTime()) : null,
	type,
});
