/**
 * Measures the keyword index: `node scripts/bench/keywords.ts [--stays=10000,100000]`. Half of the queries are prefixes of names; the rest
 * are parts, words in another order, initial consonants, Latin keystrokes and names with a wrong letter.
 */

import { initialsOf } from "#domain/search/words/letters.ts";
import { readKeywordQuery } from "#server/catalogue/keyword/keywordQuery.ts";
import { LiveIndex } from "#server/catalogue/keyword/LiveIndex.ts";
import { numbers } from "./searchQueries.ts";
import { percentile } from "./timing.ts";

const towns =
	"서울 부산 제주 강릉 속초 여수 경주 전주 해운대 명동 홍대 이태원 애월 중문 광안리 남포 송도 춘천 가평 양평".split(
		" ",
	);
const makers =
	"신라 롯데 그랜드하얏트 파라다이스 라한 소노벨 한화 스테이 블루 노을 바람결 늘봄 온결 여울 모래언덕 별채".split(
		" ",
	);
const kinds = "호텔 펜션 리조트 게스트하우스 풀빌라 한옥스테이 레지던스".split(" ");

const next = numbers(7);
const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;

const latinKeys = ["tjdnf", "qntks", "wpwn", "ghxpf"];

function queryFor(name: string): string {
	const kind = next();
	if (kind < 0.5) return name.slice(0, 1 + Math.floor(next() * 5));
	if (kind < 0.65) return name.slice(2, 5);
	if (kind < 0.75) return name.split(" ").reverse().join(" ");
	if (kind < 0.85) {
		const initials = initialsOf(name.split(" ").slice(0, 2).join(" "));
		return String.fromCharCode(...[...initials].map((byte) => 0x3131 + byte - 0x80));
	}
	return kind < 0.9 ? pick(latinKeys) : name.replace("호", "허");
}

const option =
	process.argv.find((argument) => argument.startsWith("--stays="))?.split("=")[1] ?? "10000,100000";
for (const stays of option.split(",").map(Number)) {
	const items = Array.from({ length: stays }, (_, id) => ({
		id,
		cityId: 1,
		name: `${pick(towns)} ${pick(makers)} ${pick(kinds)} ${id % 97}호`,
		otherName: `Stay ${id}`,
		popularity: -id,
	}));
	const index = new LiveIndex();
	const before = process.memoryUsage().arrayBuffers;
	const started = performance.now();
	await index.replaceAll(items);
	const built = performance.now() - started;
	const bytes = process.memoryUsage().arrayBuffers - before;
	const queries = Array.from({ length: 3_000 }, () => queryFor(pick(items).name));
	const took: number[] = [];
	let answered = 0;
	for (const text of [...queries, ...queries]) {
		const query = readKeywordQuery(text);
		const begun = performance.now();
		const found = query ? index.search(query, 20) : [];
		took.push(performance.now() - begun);
		if (found.length > 0) answered++;
	}
	const figures = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(took, share).toFixed(3)}`);
	console.log(
		`${stays} names: built in ${(built / 1000).toFixed(2)} s, ${(bytes / 2 ** 20).toFixed(1)} MiB in memory, ${figures.join(", ")} ms, ${((100 * answered) / took.length).toFixed(1)} % answered`,
	);
}
