import { expect, it } from "vitest";
import { intermediaryNotice } from "#domain/content/intermediaryNotice.ts";

it.each([
	["어썸스테이", "어썸스테이는"],
	["한빛여행", "한빛여행은"],
])("names %s as the intermediary and the sellers as responsible [PROD-04]", (name, start) => {
	const notice = intermediaryNotice(name);
	expect(notice.startsWith(`${start} 통신판매중개자로서`)).toBe(true);
	expect(notice).toMatch(/의무와 책임은 각 판매자에게 있습니다\.$/);
});
