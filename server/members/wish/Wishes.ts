import { randomBytes } from "node:crypto";
import { maskName } from "#domain/booking/maskGuest.ts";
import { displayName } from "#domain/member/profile.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { Catalog } from "#server/catalogue/stay/createCatalog.ts";
import { colourOf, pictureLink } from "#server/catalogue/stay/images.ts";
import { type AskedStay, isAskable } from "#server/catalogue/stay/stayTerms.ts";
import { linesOf, type Schemas } from "#server/catalogue/stay/wire.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import { seenForOf } from "./seenFor.ts";
import { WishShareStore } from "./store/WishShareStore.ts";
import { type WishedStay, WishStore } from "./store/WishStore.ts";

/** So many of the newest wishes are priced. */
const maxPriced = 60;

export class Wishes {
	readonly #db: Database;
	readonly #clock: Clock;
	readonly #catalog: Pick<Catalog, "loadProductItems">;

	constructor({
		db,
		clock,
		catalog,
	}: {
		readonly db: Database;
		readonly clock: Clock;
		readonly catalog: Pick<Catalog, "loadProductItems">;
	}) {
		this.#catalog = catalog;
		this.#db = db;
		this.#clock = clock;
	}

	/**
	 * Newest first, at most 500 (DEC-011), with what the newest cost for the dates asked for.
	 * @throws Refusal invalidRequest for what is no stay
	 */
	async list(member: SignedInMember, asked: AskedStay): Promise<Schemas["Wish"][]> {
		if (!isAskable(asked)) throw new Refusal("invalidRequest");
		const stays = await new WishStore(this.#db).list(member.memberId, koreanDay(this.#clock.now()));
		const prices = asked.checkInDate ? await this.#prices(member, asked, stays) : null;
		return stays.map((stay) => wishOf(stay, prices));
	}

	/** The address of a member's shared list; null while it is not shared. */
	share({ memberId }: SignedInMember): Promise<string | null> {
		return new WishShareStore(this.#db).tokenOf(memberId);
	}

	/** Shares the list; one that is shared keeps its address. */
	async beginShare({ memberId }: SignedInMember): Promise<string> {
		const shares = new WishShareStore(this.#db);
		const token = randomBytes(16).toString("base64url");
		await shares.add(memberId, token, new Date(this.#clock.now()));
		return (await shares.tokenOf(memberId)) ?? token;
	}

	/** Its address leads nowhere from now on. */
	endShare({ memberId }: SignedInMember): Promise<void> {
		return new WishShareStore(this.#db).remove(memberId);
	}

	/**
	 * A list as whoever has its address reads it, priced for the reader; whose it is stays half hidden.
	 * @throws Refusal notFound for an address that is unknown or was taken back, invalidRequest for what is no stay
	 */
	async shared(
		token: string,
		asked: AskedStay,
		reader: SignedInMember | null,
	): Promise<{ readonly ownerName: string; readonly wishs: Schemas["Wish"][] }> {
		if (!isAskable(asked)) throw new Refusal("invalidRequest");
		const owner = await new WishShareStore(this.#db).ownerOf(token);
		if (!owner) throw new Refusal("notFound");
		const stays = await new WishStore(this.#db).list(owner.memberId, koreanDay(this.#clock.now()));
		const totals = asked.checkInDate ? await this.#totals(reader, asked, stays) : null;
		const prices =
			totals && new Map([...totals].map(([id, totalAmount]) => [id, { totalAmount, firstAmount: null }]));
		return {
			ownerName: maskName(displayName(owner.name)),
			wishs: stays.map((stay) => wishOf(stay, prices)),
		};
	}

	async #totals(
		reader: SignedInMember | null,
		asked: AskedStay,
		stays: readonly WishedStay[],
	): Promise<ReadonlyMap<number, number | null>> {
		const ids = stays.slice(0, maxPriced).map(({ stayId }) => stayId);
		const items = await this.#catalog.loadProductItems(ids, asked, reader);
		return new Map(items.map((item) => [item.productIdx, item.stayTotalAmount]));
	}

	/** Prices of the newest, each beside the first one this member was told for the same dates, guests and rooms. */
	async #prices(
		member: SignedInMember,
		asked: AskedStay,
		stays: readonly WishedStay[],
	): Promise<ReadonlyMap<number, Schemas["WishPrice"]>> {
		const totals = await this.#totals(member, asked, stays);
		const seenFor = seenForOf(asked);
		const first = new Map(
			stays.flatMap((stay) =>
				stay.seenFor === seenFor && stay.seenTotal !== null ? [[stay.stayId, stay.seenTotal]] : [],
			),
		);
		const told = [...totals].flatMap(([stayId, total]) =>
			total !== null && !first.has(stayId) ? [{ stayId, total }] : [],
		);
		if (told.length > 0) await new WishStore(this.#db).noteSeen(member.memberId, seenFor, told);
		return new Map(
			[...totals].map(([stayId, totalAmount]) => [
				stayId,
				{ totalAmount, firstAmount: first.get(stayId) ?? totalAmount },
			]),
		);
	}

	/**
	 * Adds, or removes what is there; answers whether it is wished now (DEC-170). A member's presses come one after the other.
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
	eventTag: stay.eventTitle?.slice(0, 50) ?? null,
	hashTag: linesOf(stay.tags, 50, 20),
	price: prices?.get(stay.stayId) ?? null,
});
