/** A sentence to show to a taxi driver abroad, in the driver's language. */
export interface TaxiLine {
	/** BCP 47 language tag, for screen readers. */
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

/** Returns the sentence with the stay's English name; null in Korea, where the address suffices, and when there is no English name. */
export function taxiLine(nationCode: string, englishName: string): TaxiLine | null {
	if (nationCode === "KR" || englishName === "") return null;
	const [language, before, after] = lines[nationCode] ?? ["en", "Please take me to ", "."];
	return { language, text: `${before}${englishName}${after}` };
}
