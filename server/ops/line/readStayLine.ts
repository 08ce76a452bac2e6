import { isCleanText } from "#server/platform/http/requestText.ts";
import { Stay } from "./Stay.ts";

/** Cities, types and facilities that stays may refer to. */
export interface Known {
	readonly facilities: ReadonlySet<string>;
	readonly cities: ReadonlySet<string>;
	readonly types: ReadonlySet<string>;
}

/** Parses a line of a catalogue file; returns the stay, or what is wrong with it. */
export function readStayLine(
	text: string,
	{ cities, types, facilities }: Known,
): { stay: Stay } | { error: string } {
	if (text.includes("\uFFFD")) return { error: "UTF-8이 아닌 글자가 있습니다." };
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		return { error: "JSON이 아닙니다." };
	}
	if (!isCleanText(json)) return { error: "저장할 수 없는 글자가 있습니다." };
	const parsed = Stay.safeParse(json);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return { error: `${issue?.path.join(".") || "줄"}: ${issue?.message}` };
	}
	const { data: stay } = parsed;
	if (!cities.has(stay.cityCode)) return { error: `cityCode: ${stay.cityCode} 도시가 없습니다.` };
	if (!types.has(stay.type)) return { error: `type: ${stay.type} 유형이 없습니다.` };
	const unknown = stay.facilities.find((code) => !facilities.has(code));
	if (unknown !== undefined) return { error: `facilities: ${unknown} 시설이 없습니다.` };
	return { stay };
}
