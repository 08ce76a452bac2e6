import { galleryFor, illustrationFor } from "../illustrations/catalogue.ts";
import type { PictureKind, RoomKind } from "../illustrations/kinds.ts";
import { randomFrom } from "../illustrations/kit/random.ts";
import type { Row } from "../insertRows.ts";
import { cancelPolicies } from "./cancelPolicies.ts";
import { facilityMask } from "./facilities.ts";
import { kinds } from "./kinds.ts";
import { noticesOf, tagsOf } from "./prose.ts";
import type { Plan, Room, Stay } from "./Stay.ts";

/** The better liked and better known come first; rank 1 is recommended first. */
function ranks(stays: readonly Stay[]): Map<number, number> {
	const score = ({ quality, fame, channel }: Stay) =>
		quality * 0.55 + fame * 0.35 + (channel === 1 ? 0.1 : 0);
	return new Map(
		stays.toSorted((a, b) => score(b) - score(a) || a.id - b.id).map(({ id }, index) => [id, index + 1]),
	);
}

export function propertyRows(stays: readonly Stay[], seed: number, updatedAt: string): Row[] {
	const rankOf = ranks(stays);
	return stays.map((stay) => {
		const random = randomFrom(`${seed}/prose/${stay.id}`);
		const { id, city, kind } = stay;
		return {
			property_id: id,
			channel_idx: stay.channel,
			external_id: stay.externalId,
			nation_code: city.nation,
			city_id: city.id,
			area: stay.areaNumber,
			sub_area: stay.subArea,
			name: stay.name,
			name_en: stay.english,
			type_id: kinds[kind].typeId,
			star: stay.star,
			fac: facilityMask(stay.facilities),
			lat: stay.at[0],
			lng: stay.at[1],
			rank: rankOf.get(id) ?? 0,
			address: stay.address,
			phone: stay.phone,
			fax: random.chance(0.3) ? stay.phone.replace(/^0507/, "0508") : null,
			chain: stay.chain,
			brand: stay.chain ? stay.name.split(" ")[0] : null,
			check_in_time: stay.checkIn,
			check_out_time: stay.checkOut,
			stay_festa: stay.isFesta,
			detail: { notices: noticesOf(stay, random), tags: tagsOf(stay.facilities, stay.isNew, random) },
			status: stay.isClosed ? "closed" : "open",
			updated_at: updatedAt,
		};
	});
}

/** How the supplier numbers a room and a plan; null for our own. */
export const externalRoom = (stay: Stay, room: Room): string | null =>
	stay.externalId && `${stay.externalId}-R${room.id % 10}`;
export const externalPlan = (stay: Stay, room: Room, plan: Plan): string | null =>
	stay.externalId && `${externalRoom(stay, room)}-P${plan.id % 10}`;

export const roomRows = (stays: readonly Stay[]): Row[] =>
	stays.flatMap((stay) =>
		stay.rooms.map((room) => ({
			property_id: stay.id,
			room_id: room.id,
			external_room_id: externalRoom(stay, room),
			name: room.name,
			type_name: room.type.type,
			basic_num: room.type.basic,
			max_num: room.type.most,
			bed_type: room.type.bed,
			grade: room.type.type === "스위트" ? "스위트" : room.type.price >= 130 ? "디럭스" : "스탠다드",
			view: room.view,
			size_m2: room.size,
			detail: {
				basicInfo: `기준 ${room.type.basic}인 · 최대 ${room.type.most}인 · ${room.type.bed}`,
				metaInfo: [
					`${room.size}㎡`,
					room.view,
					...(stay.facilities.has("KITCHEN") ? ["취사 가능"] : []),
					"금연",
				],
			},
		})),
	);

const day = 86_400_000;

function discountColumns({ type: { discount } }: Plan, now: number): Row {
	return {
		discount_type: discount?.kind ?? null,
		discount_rate: discount?.rate ?? 0,
		discount_min_nights: discount?.kind === "LONG_NIGHT" ? discount.minNights : null,
		discount_min_days_ahead: discount?.kind === "EARLY_BIRD" ? discount.minDaysAhead : null,
		discount_starts_at: discount?.kind === "TIME_DEAL" ? new Date(now - 2 * day).toISOString() : null,
		discount_ends_at: discount?.kind === "TIME_DEAL" ? new Date(now + 9 * day).toISOString() : null,
	};
}

function planRow(stay: Stay, room: Room, plan: Plan, now: number): Row {
	const { type } = plan;
	const partial =
		type.name === "환불 불가 특가"
			? "예약 후에는 변경과 환불이 되지 않습니다."
			: "취소 규정은 예약 시점의 것이 적용됩니다.";
	return {
		property_id: stay.id,
		rateplan_id: plan.id,
		external_rateplan_id: externalPlan(stay, room, plan),
		room_id: room.id,
		name: type.name,
		rateplan_type: type.rateplanType,
		sale_type: "STAY",
		voucher_price: null,
		meal: type.meal,
		min_nights: type.minNights ?? 1,
		max_nights: 30,
		cancel_policy: cancelPolicies[plan.cancel],
		partial_cancel: plan.cancel !== "none" && stay.channel !== 4,
		instant_confirm: plan.isInstant,
		normal_per: plan.normalPercent,
		awesome_per: plan.memberPercent,
		cashback_rate: plan.cashbackPercent,
		...discountColumns(plan, now),
		tax_per: stay.taxPercent,
		property_fee_per_night: stay.feePerNight,
		hidden_amount: type.isHidden ?? false,
		waiting: false,
		detail: {
			contain: type.contain,
			detail: [
				partial,
				...(type.meal ? [`식사는 ${type.meal} 기준이며 추가 인원은 현장에서 결제합니다.`] : []),
			],
			use: [
				`체크인 ${stay.checkIn}, 체크아웃 ${stay.checkOut}`,
				...(plan.isInstant ? [] : ["숙소에서 예약을 확인한 뒤 확정됩니다."]),
			],
			valueAdds: type.valueAdds,
			rateComments:
				stay.city.nation === "KR" ? [] : ["현지 사정에 따라 침대 타입은 요청 사항으로만 접수됩니다."],
		},
	};
}

/** One dateless voucher for some of our own resorts; it is sold without nights, so month rows know nothing of it. */
function voucherRow(stay: Stay, now: number): Row[] {
	const [room] = stay.rooms;
	const [plan] = room?.plans ?? [];
	if (!room || !plan || stay.channel !== 1 || stay.kind !== "resort") return [];
	const row = planRow(stay, room, { ...plan, cancel: "sevenDays" }, now);
	return [
		{
			...row,
			rateplan_id: plan.id + 8,
			name: "평일 숙박 바우처",
			rateplan_type: "VOUCHER",
			sale_type: "VOUCHER",
			voucher_price: Math.round((plan.base * 0.85) / 1000) * 1000,
			instant_confirm: false,
		},
	];
}

export const planRows = (stays: readonly Stay[], now: number): Row[] =>
	stays.flatMap((stay) => [
		...stay.rooms.flatMap((room) => room.plans.map((plan) => planRow(stay, room, plan, now))),
		...voucherRow(stay, now),
	]);

const pictureKind = ({ kind }: Stay): PictureKind => (kind === "poolvilla" ? "poolVilla" : kind);

/** What the inside of a room looks like. */
function roomKind({ kind }: Stay, { type: { type, bed, most } }: Room): RoomKind {
	if (type === "도미토리") return "dormitory";
	if (kind === "ryokan") return "tatami";
	if (kind === "hanok" || bed.startsWith("온돌")) return "ondol";
	if (kind === "poolvilla" || kind === "villa") return "villaRoom";
	if (type === "스위트" || type === "펜트하우스") return "suite";
	if (most >= 4) return "family";
	return bed.startsWith("싱글") ? "twin" : "double";
}

function imagesOf(stay: Stay): Row[] {
	const where = { nation: stay.city.nation, city: stay.city.code };
	const image = (roomId: number, sort: number, { src, alt }: { src: string; alt: string }): Row => ({
		property_id: stay.id,
		room_id: roomId,
		sort,
		image_key: src,
		alt,
	});
	const gallery = galleryFor({ kind: pictureKind(stay), ...where, seed: stay.id }, 10);
	// A run-of-house room has no pictures of its own (DEC-136).
	const rooms = stay.rooms.filter(({ type }) => type.type !== "ROH");
	return [
		...gallery.map((picture, index) => image(0, index + 1, picture)),
		...rooms.flatMap((room) =>
			[roomKind(stay, room), roomKind(stay, room), "bathroom" as const].map((kind, index) => {
				const picture = illustrationFor({ kind, ...where, seed: room.id + index });
				return image(room.id, index + 1, { ...picture, alt: `${room.name}, ${picture.alt}` });
			}),
		),
	];
}

export const imageRows = (stays: readonly Stay[]): Row[] => stays.flatMap(imagesOf);

/** Prices elsewhere: for some stays as the supplier tells them, for others from the price comparison service. */
export function comparisonRows(stays: readonly Stay[], seed: number): { prices: Row[]; hotels: Row[] } {
	const prices: Row[] = [];
	const hotels: Row[] = [];
	for (const stay of stays) {
		const random = randomFrom(`${seed}/comparison/${stay.id}`);
		const source = random.chance(0.5) ? "own" : random.chance(0.5) ? "hotels_combined" : null;
		if (!source) continue;
		const titles = ["A사", "B사", "C사", "D사"].slice(0, random.whole(2, 4));
		for (const title of titles)
			prices.push({ property_id: stay.id, source, title, percent: random.whole(101, 124) });
		if (source === "hotels_combined") {
			hotels.push({
				property_id: stay.id,
				hotel_id: `HC${100_000 + stay.id}`,
				label: stay.english,
				deep_link: `https://compare.example.com/hotels/HC${100_000 + stay.id}`,
			});
		}
	}
	return { prices, hotels };
}

export function externalRatingRows(stays: readonly Stay[], seed: number): Row[] {
	return stays.flatMap((stay) => {
		const random = randomFrom(`${seed}/rating/${stay.id}`);
		if (!random.chance(stay.city.nation === "KR" ? 0.25 : 0.75)) return [];
		const score = () => Math.round(Math.min(5, 2.9 + 2 * stay.quality + random.between(-0.3, 0.3)) * 10) / 10;
		return [
			{
				property_id: stay.id,
				overall: score(),
				cleanliness: score(),
				service: score(),
				comfort: score(),
				condition: score(),
				location: score(),
				neighborhood_rating: score(),
				quality_rating: score(),
				value_rating: score(),
				amenities_rating: score(),
				recommendation_per: Math.min(99, Math.round(62 + 36 * stay.quality + random.between(-4, 4))),
			},
		];
	});
}
