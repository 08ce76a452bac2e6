import { describe, expect, it } from "vitest";
import { deviceName } from "#domain/member/deviceName.ts";

describe("deviceName", () => {
	it.each([
		[
			"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
			"Windows · Chrome",
		],
		[
			"Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0",
			"Windows · Edge",
		],
		[
			"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1",
			"iPhone · Safari",
		],
		[
			"Mozilla/5.0 (Linux; Android 15; SM-S928N) AppleWebKit/537.36 SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36",
			"Android · 삼성 인터넷",
		],
		["Mozilla/5.0 (X11; Linux x86_64)", "Linux"],
		["Firefox/145.0", "Firefox"],
		["curl/8.0", null],
		["", null],
	])("derives a name from the user agent: %s", (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
});
