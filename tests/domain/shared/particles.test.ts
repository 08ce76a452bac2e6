import { describe, expect, it } from "vitest";
import { resolveParticles } from "#domain/shared/particles.ts";

describe("settleParticles", () => {
	it.each([
		["서울은(는) 크고 제주을(를) 본다", "서울은 크고 제주를 본다"],
		["서울이(가) 멀고 제주이(가) 가깝다", "서울이 멀고 제주가 가깝다"],
		["부산을(를) 본다", "부산을 본다"],
		["‘강남’은(는) 빼고", "‘강남’은 빼고"],
		["‘제주’, ‘바다’은(는) 빼고", "‘제주’, ‘바다’는 빼고"],
		["AW-1은(는) 있고 AW-2은(는) 없다", "AW-1은 있고 AW-2는 없다"],
		["CORPL이(가) 끝나고 ‘cash’을(를) 센다", "CORPL이 끝나고 ‘cash’를 센다"],
		["회사(주)을(를) 본다", "회사(주)를 본다"],
		["‘회사(주)’은(는) 크다", "‘회사(주)’는 크다"],
		["‘호텔(강남)’은(는) 크다", "‘호텔(강남)’은 크다"],
	])("adapts %s to the preceding words", (text, settled) => {
		expect(resolveParticles(text)).toBe(settled);
	});
});
