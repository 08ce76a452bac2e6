/** Topics that reviews may praise. */
export const praiseTopics = [
	"clean",
	"place",
	"staff",
	"view",
	"quiet",
	"bed",
	"breakfast",
	"pool",
	"bath",
	"parking",
	"value",
] as const;

export type PraiseTopic = (typeof praiseTopics)[number];

export interface Praise {
	readonly topic: PraiseTopic;
	/** Number of reviews that praise the topic. */
	readonly count: number;
}

const words: Readonly<Record<PraiseTopic, RegExp>> = {
	clean: /깨끗|청결|청소|위생/,
	place: /위치|접근성|역에서|역까지|도보|걸어서/,
	staff: /직원|친절|사장님|호스트|응대/,
	view: /전망|야경|경치|풍경|오션\s?뷰|시티\s?뷰|뷰가/,
	quiet: /조용|고요|방음/,
	bed: /침대|침구|이불|베개|매트리스/,
	breakfast: /조식|아침 식사/,
	pool: /수영장|온수풀/,
	bath: /욕실|욕조|샤워|화장실/,
	parking: /주차/,
	value: /가성비|가격/,
};

const good =
	/좋|깨끗|청결|친절|만족|(?<!남)편(?:했|하|해|한|합|히|리|안)|예쁘|예뻐|예뻤|아름|훌륭|최고|맛있|넓|조용|푹|아늑|쾌적|가까|알차|넉넉|인상|세심|추천|완벽|멋지|멋졌/;
/** Words that exclude a sentence from counting: missing a praise is better than inventing one. */
const bad =
	/아쉬|불편|불만|좁|약하|약했|약함|약한|않|없|못|안 (?:되|돼|됐|된|좋)|오래|노후|더럽|냄새|시끄|소음|소리|별로|실망|미흡|부족|낮|어려|어렵|끊|작|협소|다만|노력/;
const ends = /[.!?\n…]+/;

/** Minimum number of reviews for a praise to be shown; `maxPraises` limits how many are shown. */
const fewest = 2;
const maxPraises = 5;

/** Returns the topics a review praises: some sentence names the topic and is positive without any complaint. */
export function praisedIn(content: string): ReadonlySet<PraiseTopic> {
	const kind = content.split(ends).filter((sentence) => good.test(sentence) && !bad.test(sentence));
	return new Set(praiseTopics.filter((topic) => kind.some((sentence) => words[topic].test(sentence))));
}

/** Returns the most praised topics, counting each review once per topic; topics praised by a single review are left out. */
export function praiseOf(contents: readonly string[]): readonly Praise[] {
	const counts = new Map<PraiseTopic, number>();
	for (const content of contents) {
		for (const topic of praisedIn(content)) counts.set(topic, (counts.get(topic) ?? 0) + 1);
	}
	return [...counts]
		.filter(([, count]) => count >= fewest)
		.sort(
			([one, ones], [other, others]) =>
				others - ones || praiseTopics.indexOf(one) - praiseTopics.indexOf(other),
		)
		.slice(0, maxPraises)
		.map(([topic, count]) => ({ topic, count }));
}
