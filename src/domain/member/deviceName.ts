const systems = [
	[/iPhone|iPod/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/Windows/, "Windows"],
	[/Mac OS X|Macintosh/, "Mac"],
	[/CrOS/, "Chromebook"],
	[/Linux/, "Linux"],
] as const;

/** Browsers whose user agent also names other browsers come first. */
const browsers = [
	[/KAKAOTALK/i, "카카오톡"],
	[/NAVER\(/, "네이버 앱"],
	[/SamsungBrowser/, "삼성 인터넷"],
	[/Whale\//, "웨일"],
	[/Edg(e|A|iOS)?\//, "Edge"],
	[/OPR\//, "Opera"],
	[/Firefox\/|FxiOS/, "Firefox"],
	[/Chrome\/|CriOS/, "Chrome"],
	[/Safari\//, "Safari"],
] as const;

const find = (table: readonly (readonly [RegExp, string])[], text: string): string | null =>
	table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Derives a name such as 'Windows · Chrome' from a user agent; null when nothing in it is recognised. */
export function deviceName(userAgent: string): string | null {
	const parts = [find(systems, userAgent), find(browsers, userAgent)].filter((part) => part !== null);
	return parts.length === 0 ? null : parts.join(" · ");
}
