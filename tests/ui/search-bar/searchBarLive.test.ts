import { isObservableProp } from "mobx";
import { describe, expect, it } from "vitest";
import type { KeywordResults } from "#domain/search/KeywordResult.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { LiveKeyword } from "#ui/search-bar/LiveKeyword.ts";

const nothing: KeywordResults = { readings: [], regions: [], stays: [] };
const never = () => {
	throw new Error("nothing is typed");
};
const settled = () => new Promise((go) => setTimeout(go));

function stage() {
	const { app, memory } = screenApp();
	const asked: { text: string; signal: AbortSignal | undefined; answer: (fails?: boolean) => void }[] = [];
	memory.catalog.search = ((text: string, _condition: unknown, options?: { signal?: AbortSignal }) =>
		new Promise((go) =>
			asked.push({
				text,
				signal: options?.signal,
				answer: (fails = false) => go(fails ? err({ kind: "unreachable" }) : ok(nothing)),
			}),
		)) as never;
	const keyword = new LiveKeyword(app);
	const ask = (text: string) => void keyword.ask(text, defaultCondition(app.environment.today));
	return { keyword, ask, asked };
}

describe("what a typed text finds while it is typed [SEARCH-KW-13]", () => {
	it("is nothing, on its way, found or failed; what was found stays until more is", async () => {
		const { keyword, ask, asked } = stage();
		expect([keyword.live, isObservableProp(keyword, "live")]).toEqual([{ kind: "idle" }, true]);
		ask(" 부산 ");
		expect(keyword.live).toEqual({ kind: "asking" });
		asked[0]?.answer();
		await settled();
		expect(keyword.live).toEqual({ kind: "found", text: "부산", results: nothing });
		ask("제주");
		expect(keyword.live).toMatchObject({ kind: "found", text: "부산" });
		asked[1]?.answer(true);
		await settled();
		expect(keyword.live).toEqual({ kind: "failed" });
	});

	it("does not change for what is no finished word yet, nor is it asked for [DEC-045]", async () => {
		const { keyword, ask, asked } = stage();
		ask("ㅂ");
		await settled();
		expect([keyword.live.kind, asked.length]).toEqual(["idle", 0]);
	});

	it("is called back when another text is typed or the bar goes, and never shown then", async () => {
		const { keyword, ask, asked } = stage();
		const leave = keyword.follow(() => "", never);
		ask("부산");
		keyword.typed(true);
		expect([asked[0]?.signal?.aborted, keyword.live.kind]).toEqual([true, "asking"]);
		asked[0]?.answer();
		await settled();
		expect(keyword.live.kind).toBe("asking");
		ask("제주");
		leave();
		expect(asked[1]?.signal?.aborted).toBe(true);
		asked[1]?.answer();
		await settled();
		expect(keyword.live.kind).toBe("asking");
		keyword.typed(false);
		expect(keyword.live).toEqual({ kind: "idle" });
	});

	it("is not on its way for ever when the text became one that is not asked for [DEC-045]", async () => {
		const { keyword, ask } = stage();
		ask("서울");
		keyword.typed(true);
		ask("서울!");
		expect(keyword.live).toEqual({ kind: "idle" });
	});
});
