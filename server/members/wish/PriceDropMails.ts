import { isSpecialMember } from "#domain/member/Member.ts";
import { isAdvertisingHour, isNotablePriceDrop } from "#domain/offer/priceDrop.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import type { Catalog } from "#server/catalogue/stay/createCatalog.ts";
import { isValidStay, type StayRequest } from "#server/catalogue/stay/stayTerms.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachIsolated } from "#server/platform/jobs/forEachIsolated.ts";
import { enqueue } from "#server/platform/outbox/store/enqueue.ts";
import { parsePriceTerms } from "./priceTerms.ts";
import { PriceDropStore, type Waiting, type WishToCheck } from "./store/PriceDropStore.ts";

const membersATurn = 20;
/** `wishes`: how many of the newest wishes are checked per member; `drops`: maximum price drops per e-mail. */
const maxOf = { wishes: 60, drops: 5 } as const;
const dayMs = 86_400_000;

interface PriceDrop extends WishToCheck {
	readonly now: number;
	readonly request: StayRequest;
}

/**
 * E-mails members who agreed to marketing when a wished stay costs less than the price they were last told, for the same dates, guests and
 * rooms and at the same standing; only between 8:00 and 21:00 Korean time and at most once a week.
 */
export class PriceDropMails {
	readonly #db: Database;
	readonly #clock: Clock;
	readonly #catalog: Pick<Catalog, "loadProductItems">;

	constructor({ db, clock, catalog }: BaseParts & { readonly catalog: Pick<Catalog, "loadProductItems"> }) {
		this.#db = db;
		this.#clock = clock;
		this.#catalog = catalog;
	}

	/** Checks the wishes of a batch of due members; returns how many members. */
	async send(): Promise<number> {
		const now = this.#clock.now();
		if (!isAdvertisingHour(now)) return 0;
		const due = await new PriceDropStore(this.#db).claimDue(
			new Date(now),
			new Date(now + dayMs),
			membersATurn,
		);
		return forEachIsolated(due, async (member) => {
			await this.#sendOne(member, now);
			return true;
		});
	}

	async #sendOne(member: Waiting, now: number): Promise<void> {
		const today = koreanDay(now);
		const wishes = await new PriceDropStore(this.#db).wishesToCheck(member.memberId, today, maxOf.wishes);
		const drops = (await this.#drops(member, wishes))
			.sort((one, other) => other.lastPrice - other.now - (one.lastPrice - one.now))
			.slice(0, maxOf.drops);
		if (drops.length === 0) return;
		await this.#db.tx(async (tx) => {
			const to = await new PriceDropStore(tx).markNotified(member.memberId, drops, new Date(now + 7 * dayMs));
			if (to === null) return;
			const key = `falls:${member.memberId}:${today}`;
			await enqueue(tx, { topic: "mail", key, payload: priceDropMail(to, drops), runAt: now });
		});
	}

	async #drops(member: Waiting, wishes: readonly WishToCheck[]): Promise<PriceDrop[]> {
		const drops: PriceDrop[] = [];
		for (const [seenFor, alike] of Map.groupBy(wishes, (wish) => wish.seenFor)) {
			const { request, isSpecial } = parsePriceTerms(seenFor);
			if (isSpecial !== isSpecialMember(member) || !isValidStay(request)) continue;
			const ids = alike.map(({ stayId }) => stayId);
			const items = await this.#catalog.loadProductItems(ids, request, member);
			const totals = new Map(items.map((item) => [item.productIdx, item.stayTotalAmount]));
			for (const wish of alike) {
				const total = totals.get(wish.stayId) ?? null;
				if (total !== null && isNotablePriceDrop(won(wish.lastPrice), won(total)))
					drops.push({ ...wish, now: total, request });
			}
		}
		return drops;
	}
}

/** By law, advertising must be labelled in the subject and explain how to opt out. */
const priceDropMail = (to: string, drops: readonly PriceDrop[]) => ({
	to,
	subject: "(광고) [{site}] 찜한 숙소 요금이 내렸어요",
	text: [
		...drops.map(dropText),
		"요금은 이 메일을 보낸 때를 기준으로 하고, 바뀔 수 있어요.",
		"혜택·이벤트 알림 받기에 동의한 회원에게 보내는 메일이에요. 더 받지 않으려면 내 정보 관리에서 꺼 주세요.\n/mypage/user",
		"{site} 고객센터 {contact}",
	].join("\n\n"),
});

function dropText({ stayId, name, lastPrice, now, request }: PriceDrop): string {
	const { checkInDate = "", checkOutDate = "", adtCnt, chdCnt, count = 1 } = request;
	const people = [
		adtCnt !== undefined && `성인 ${adtCnt}명`,
		(chdCnt ?? 0) > 0 && `아동 ${chdCnt}명`,
		`객실 ${count}개`,
	];
	const dates = monthDayRange(stayDateOf(checkInDate), stayDateOf(checkOutDate));
	// The stay page's query parameters have the same names as the API fields.
	const query = new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]));
	return [
		name,
		[dates, ...people.filter(Boolean)].join(" · "),
		`${groupedWon(won(lastPrice))}원 → ${groupedWon(won(now))}원 (${groupedWon(won(lastPrice - now))}원 내림)`,
		`/products/${stayId}?${query}`,
	].join("\n");
}
