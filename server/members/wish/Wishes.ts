import { randomBytes } from "node:crypto";
import { maskName } from "#domain/booking/maskGuest.ts";
import { isSpecialMember } from "#domain/member/Member.ts";
import { displayName } from "#domain/member/profile.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { Catalog } from "#server/catalogue/stay/createCatalog.ts";
import { colourOf, pictureLink } from "#server/catalogue/stay/images.ts";
import { isValidStay, type StayRequest } from "#server/catalogue/stay/stayTerms.ts";
import { linesOf, type Schemas } from "#server/catalogue/stay/wire.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { priceTermsOf } from "./priceTerms.ts";
import { WishShareStore } from "./store/WishShareStore.ts";
import { type WishedStay, WishStore } from "./store/WishStore.ts";

/** Maximum number of wishes that are priced, the newest first. */
const maxPriced = 60;

export class Wishes {
	readonly #db: Database;
	readonly #clock: Clock;
	readonly #catalog: Pick<Catalog, "loadProductItems">;

	constructor({ db, clock, catalog }: BaseParts & { readonly catalog: Pick<Catalog, "loadProductItems"> }) {
		this.#catalog = catalog;
		this.#db = db;
		this.#clock = clock;
	}

	/**
	 * Lists the wishes, newest first, at most 500 (DEC-011); the newest are priced if dates are given.
	 * @throws Refusal invalidRequest for invalid dates, guests or rooms
	 */
	async list(member: SignedInMember, request: StayRequest): Promise<Schemas["Wish"][]> {
		if (!isValidStay(request)) throw new Refusal("invalidRequest");
		const stays = await new WishStore(this.#db).list(member.memberId, koreanDay(this.#clock.now()));
		const prices = request.checkInDate ? await this.#prices(member, request, stays) : null;
		return stays.map((stay) => wishOf(stay, prices));
	}

	/** Returns the token of the member's shared list; null while it is not shared. */
	share({ memberId }: SignedInMember): Promise<string | null> {
		return new WishShareStore(this.#db).tokenOf(memberId);
	}

	/** Shares the list and returns its token; a list already shared keeps its token. */
	async beginShare({ memberId }: SignedInMember): Promise<string> {
		const shares = new WishShareStore(this.#db);
		const token = randomBytes(16).toString("base64url");
		await shares.add(memberId, token, new Date(this.#clock.now()));
		return (await shares.tokenOf(memberId)) ?? token;
	}

	/** Stops sharing; the token is no longer valid. */
	endShare({ memberId }: SignedInMember): Promise<void> {
		return new WishShareStore(this.#db).remove(memberId);
	}

	/**
	 * Returns a shared list, priced for the reader, with the owner's name masked.
	 * @throws Refusal notFound for an unknown or revoked token, invalidRequest for invalid dates, guests or rooms
	 */
	async shared(
		token: string,
		request: StayRequest,
		reader: SignedInMember | null,
	): Promise<{ readonly ownerName: string; readonly wishs: Schemas["Wish"][] }> {
		if (!isValidStay(request)) throw new Refusal("invalidRequest");
		const owner = await new WishShareStore(this.#db).ownerOf(token);
		if (!owner) throw new Refusal("notFound");
		const stays = await new WishStore(this.#db).list(owner.memberId, koreanDay(this.#clock.now()));
		const totals = request.checkInDate ? await this.#totals(reader, request, stays) : null;
		const prices =
			totals && new Map([...totals].map(([id, totalAmount]) => [id, { totalAmount, firstAmount: null }]));
		return {
			ownerName: maskName(displayName(owner.name)),
			wishs: stays.map((stay) => wishOf(stay, prices)),
		};
	}

	async #totals(
		reader: SignedInMember | null,
		request: StayRequest,
		stays: readonly WishedStay[],
	): Promise<ReadonlyMap<number, number | null>> {
		const ids = stays.slice(0, maxPriced).map(({ stayId }) => stayId);
		const items = await this.#catalog.loadProductItems(ids, request, reader);
		return new Map(items.map((item) => [item.productIdx, item.stayTotalAmount]));
	}

	/**
	 * Returns the prices of the newest wishes, each with the first price this member was shown for the same dates, guests and rooms, and at
	 * the same standing.
	 */
	async #prices(
		member: SignedInMember,
		request: StayRequest,
		stays: readonly WishedStay[],
	): Promise<ReadonlyMap<number, Schemas["WishPrice"]>> {
		const totals = await this.#totals(member, request, stays);
		const seenFor = priceTermsOf(request, isSpecialMember(member));
		const first = new Map(
			stays.flatMap((stay) =>
				stay.seenFor === seenFor && stay.seenTotal !== null ? [[stay.stayId, stay.seenTotal]] : [],
			),
		);
		const firstSeen = [...totals].flatMap(([stayId, total]) =>
			total !== null && !first.has(stayId) ? [{ stayId, total }] : [],
		);
		if (firstSeen.length > 0) await new WishStore(this.#db).noteSeen(member.memberId, seenFor, firstSeen);
		return new Map(
			[...totals].map(([stayId, totalAmount]) => [
				stayId,
				{ totalAmount, firstAmount: first.get(stayId) ?? totalAmount },
			]),
		);
	}

	/**
	 * Adds the stay to the wish list, or removes it; returns whether it is on the list afterwards (DEC-170). Concurrent calls of a member
	 * are serialised.
	 * @throws Refusal notFound
	 */
	toggle(memberId: number, stayId: number): Promise<boolean> {
		return this.#db.tx(async (tx) => {
			const wishes = new WishStore(tx);
			await new StandingStore(tx).lock(memberId);
			if (await wishes.remove(memberId, stayId)) return false;
			if (await wishes.add(memberId, stayId, new Date(this.#clock.now()))) return true;
			throw new Refusal("notFound");
		});
	}
}

const wishOf = (
	stay: WishedStay,
	prices: ReadonlyMap<number, Schemas["WishPrice"]> | null,
): Schemas["Wish"] => ({
	productIdx: stay.stayId,
	productName: stay.name,
	productType: stay.typeName,
	productImg: stay.image && pictureLink(stay.image, stay.channelIndex),
	productImgColor: stay.image === null ? null : colourOf(stay.image),
	avail: stay.isOpen,
	city: stay.city,
	star: stay.star as Schemas["Wish"]["star"],
	eventTag: stay.eventTitle,
	hashTag: linesOf(stay.tags, 50, 20),
	price: prices?.get(stay.stayId) ?? null,
});
