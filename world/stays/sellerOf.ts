import type { Seller } from "#domain/stay/Seller.ts";
import { randomFrom } from "#world/illustrations/kit/random.ts";
import type { Stay } from "./Stay.ts";

const families = ["김", "이", "박", "최", "정", "강", "조", "윤", "장", "임", "한", "오", "서", "신"];
const given = [
	"가온",
	"나래",
	"다솔",
	"라온",
	"마루",
	"바다",
	"새롬",
	"아람",
	"자윤",
	"한결",
	"하늘",
	"온유",
];

/** Returns the business behind a stay: numbers that nobody can have and an address that does not exist. There is no Korean registration abroad. */
export function sellerOf({ id, name, chain, address, city, phone }: Stay, seed: number): Seller {
	const random = randomFrom(`${seed}/seller/${id}`);
	const isKorean = city.nation === "KR";
	const number = String(id).padStart(5, "0");
	return {
		name: chain ?? (isKorean ? `${random.chance(0.4) ? "주식회사 " : ""}${name.replaceAll(" ", "")}` : name),
		representative: isKorean ? random.pick(families) + random.pick(given) : null,
		address,
		phone,
		email: `stay${id}@example.com`,
		businessNumber: isKorean ? `000-00-${number}` : null,
		mailOrderNumber: isKorean ? `2026-${city.name}-${number}` : null,
	};
}
