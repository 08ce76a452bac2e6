/** What a traveller shows to a driver abroad, in the driver's own language. */
export interface TaxiLine {
	/** BCP 47, for who reads it aloud. */
	readonly language: string;
	readonly text: string;
}

const lines: Readonly<Record<string, readonly [language: string, before: string, after: string]>> = {
	JP: ["ja", "", " までお願いします。"],
	TH: ["th", "ช่วยไปส่งที่ ", " ค่ะ/ครับ"],
	VN: ["vi", "Cho tôi đến ", "."],
	TW: ["zh-Hant", "請載我到 ", "。"],
	FR: ["fr", "Je voudrais aller à ", ", s’il vous plaît."],
};

/** Names abroad are known in Latin letters; at home the address says it all. */
export function taxiLine(nationCode: string, englishName: string): TaxiLine | null {
	if (nationCode === "KR" || englishName === "") return null;
	const [language, before, after] = lines[nationCode] ?? ["en", "Please take me to ", "."];
	return { language, text: `${before}${englishName}${after}` };
}
