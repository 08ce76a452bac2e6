import { isOwnChannel } from "#domain/stay/channel.ts";
import { randomFrom } from "#world/illustrations/kit/random.ts";
import type { Row } from "#world/rows/Row.ts";
import { byRank } from "./covers.ts";
import { externalRoom } from "./externalNumbers.ts";
import { facilities, facilityMask } from "./facilities.ts";
import { kinds } from "./kinds.ts";
import { noticesOf, tagsOf } from "./prose.ts";
import type { Stay } from "./Stay.ts";
import { sellerOf } from "./sellerOf.ts";

export const facilityRows = (): Row[] =>
	facilities.map(([code, name, category], bit) => ({ facility_id: bit, code, name, category }));

export const propertyTypeRows = (): Row[] =>
	Object.values(kinds).map(({ typeId, name }) => ({ type_id: typeId, name }));

export function propertyRows(stays: readonly Stay[], seed: number, updatedAt: string): Row[] {
	const rankOf = new Map(byRank(stays).map(({ id }, index) => [id, index + 1]));
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
			contact_email: isOwnChannel(stay.channel) ? `stay${id}@stays.example` : null,
			fax: random.chance(0.3) ? stay.phone.replace(/^0507/, "0508") : null,
			chain: stay.chain,
			brand: stay.chain ? stay.name.split(" ")[0] : null,
			check_in_time: stay.checkIn,
			check_out_time: stay.checkOut,
			stay_festa: stay.isFesta,
			detail: {
				notices: noticesOf(stay, random),
				tags: tagsOf(stay.facilities, stay.isNew, random),
				seller: sellerOf(stay, seed),
			},
			status: stay.isClosed ? "closed" : "open",
			updated_at: updatedAt,
		};
	});
}

export const roomRows = (stays: readonly Stay[]): Row[] =>
	stays.flatMap((stay) =>
		stay.rooms.map((room) => ({
			property_id: stay.id,
			room_id: room.id,
			external_room_id: externalRoom(stay, room),
			name: room.name,
			type_name: room.type.type,
			basic_num: room.type.basic,
			max_num: room.type.maxGuests,
			bed_type: room.type.bed,
			grade: room.type.type === "스위트" ? "스위트" : room.type.price >= 130 ? "디럭스" : "스탠다드",
			view: room.view,
			size_m2: room.size,
			detail: {
				basicInfo: `기준 ${room.type.basic}인 · 최대 ${room.type.maxGuests}인 · ${room.type.bed}`,
				metaInfo: [
					`${room.size}㎡`,
					room.view,
					...(stay.facilities.has("KITCHEN") ? ["취사 가능"] : []),
					"금연",
				],
			},
		})),
	);

/** Returns prices at other sellers: for some stays as reported by the supplier, for others from the price comparison service. */
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
