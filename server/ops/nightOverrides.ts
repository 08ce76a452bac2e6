import { groupedWon } from "#domain/shared/groupedWon.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { nightsOf, type StayDates } from "#domain/shared/StayDates.ts";
import { type MonthSpan, monthSpans } from "#server/catalogue/pricing/StayTerms.ts";
import { MAX_NIGHT_PRICE } from "#server/catalogue/pricing/StoredPlan.ts";
import { markDirty } from "#server/catalogue/search/store/marks.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import type { Services } from "#server/services/Services.ts";
import { dayOf, integerOf } from "./arguments.ts";
import { OpsError } from "./OpsError.ts";
import {
	keepStopped,
	nightLines,
	openNights,
	planNumbered,
	roomNumbered,
	setPrices,
	setStock,
	stopNights,
} from "./store/nightOverrides.ts";

const maxNights = 366;
const maxRooms = 1000;

/**
 * Returns the range between two nights, both included and none in the past.
 * @throws OpsError
 */
function nightsFrom({ clock }: Services, first: string, last: string): StayDates {
	const nights = { checkInDate: dayOf(first), checkOutDate: addDays(dayOf(last), 1) };
	if (nights.checkOutDate <= nights.checkInDate) throw new OpsError("마지막 밤이 첫 밤보다 앞섭니다.");
	if (nights.checkInDate < koreanDay(clock.now())) throw new OpsError(`${first} 밤은 이미 지났습니다.`);
	if (nightsOf(nights) > maxNights) throw new OpsError(`한 번에 ${maxNights}박까지 바꿀 수 있습니다.`);
	return nights;
}

/**
 * Changes the months of a range of nights, all or none, and marks them for the search in the same transaction.
 * @throws OpsError when a month is not on sale
 */
async function change(
	{ db }: Services,
	propertyId: number,
	nights: StayDates,
	work: (tx: Queryable, span: MonthSpan) => Promise<boolean>,
): Promise<void> {
	const spans = monthSpans(nights);
	await db.tx(async (tx) => {
		for (const span of spans) {
			if (!(await work(tx, span)))
				throw new OpsError(`${span.ym}에는 팔고 있지 않아 아무것도 바꾸지 않았습니다.`);
		}
		await markDirty(
			tx,
			propertyId,
			spans.map(({ ym }) => ym),
		);
	});
}

const periodText = ({ checkInDate, checkOutDate }: StayDates): string =>
	`${checkInDate}~${addDays(checkOutDate, -1)} ${nightsOf({ checkInDate, checkOutDate })}박`;

async function roomOf({ db }: Services, id: number) {
	const room = await roomNumbered(db, id);
	if (!room) throw new OpsError(`객실 ${id}번을 찾을 수 없습니다.`);
	return room;
}

/**
 * Sets the list price of a plan's nights; on stopped nights, the price applies once they are on sale again.
 * @throws OpsError
 */
export async function changePrice(
	services: Services,
	ratePlanId: number,
	[first, last]: readonly [string, string],
	price: number,
): Promise<string> {
	const nights = nightsFrom(services, first, last);
	if (price > MAX_NIGHT_PRICE) throw new OpsError(`1박 요금은 ${groupedWon(MAX_NIGHT_PRICE)}원까지입니다.`);
	const plan = await planNumbered(services.db, ratePlanId);
	if (!plan) throw new OpsError(`날짜별로 파는 요금제 ${ratePlanId}번을 찾을 수 없습니다.`);
	await change(services, plan.propertyId, nights, async (tx, span) => {
		const isSold = await setPrices(tx, plan, span, price);
		await keepStopped(tx, plan, span.ym);
		return isSold;
	});
	return `${plan.name} ${periodText(nights)}의 요금을 ${groupedWon(price)}원으로 바꾸었습니다.`;
}

/**
 * Sets how many rooms are left to sell; bookings are not affected.
 * @throws OpsError
 */
export async function changeStock(
	services: Services,
	roomId: number,
	[first, last]: readonly [string, string],
	leftText: string,
): Promise<string> {
	const nights = nightsFrom(services, first, last);
	const left = integerOf(leftText);
	if (left === null || left < 0 || left > maxRooms)
		throw new OpsError(`남은 객실 수는 0부터 ${maxRooms}까지입니다.`);
	const room = await roomOf(services, roomId);
	await change(services, room.propertyId, nights, (tx, span) => setStock(tx, room, span, left));
	return `${room.name} ${periodText(nights)}의 남은 객실을 ${left}개로 바꾸었습니다.`;
}

/**
 * Stops selling a room for a range of nights, even if bookings are cancelled or prices imported meanwhile.
 * @throws OpsError
 */
export async function stopSale(
	services: Services,
	roomId: number,
	[first, last]: readonly [string, string],
): Promise<string> {
	const nights = nightsFrom(services, first, last);
	const room = await roomOf(services, roomId);
	await change(services, room.propertyId, nights, (tx, span) => stopNights(tx, room, span));
	return `${room.name} ${periodText(nights)}의 판매를 멈추었습니다. 이미 받은 예약은 그대로입니다.`;
}

/**
 * Puts stopped nights back on sale.
 * @throws OpsError when none of them is stopped
 */
export async function openSale(
	services: Services,
	roomId: number,
	[first, last]: readonly [string, string],
): Promise<string> {
	const nights = nightsFrom(services, first, last);
	const room = await roomOf(services, roomId);
	let opened = 0;
	await change(services, room.propertyId, nights, async (tx, span) => {
		opened += await openNights(tx, room, span);
		return true;
	});
	if (opened === 0) throw new OpsError(`${room.name} ${periodText(nights)}에는 멈춘 판매가 없습니다.`);
	return `${room.name} ${periodText(nights)}을 다시 팝니다.`;
}

/**
 * Lists a stay's nights with the room and plan numbers that the other commands take.
 * @throws OpsError
 */
export async function showNights(
	services: Services,
	propertyId: number,
	[first, last]: readonly [string, string],
): Promise<string> {
	const lines: string[] = [];
	for (const span of monthSpans(nightsFrom(services, first, last))) {
		for (const night of await nightLines(services.db, propertyId, span)) {
			const price = night.isStopped
				? `판매 멈춤${night.stoppedPrice === null ? "" : `(${groupedWon(night.stoppedPrice)}원)`}`
				: night.price === null
					? "팔지 않음"
					: `${groupedWon(night.price)}원`;
			lines.push(
				`${night.night}  객실 ${night.roomId} ${night.roomName}  요금제 ${night.ratePlanId} ${night.planName}  ${price}  남은 객실 ${night.stock}`,
			);
		}
	}
	return lines.join("\n") || `숙소 ${propertyId}번은 그 기간에 팔고 있지 않습니다.`;
}
