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

describe("the live results of a typed text [SEARCH-KW-13]", () => {
	it("are idle, loading, found or failed, and the last ones stay until there are new ones", async () => {
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
		expect(keyword.live.kind).toBe("failed");
	});

	it("do not change for an incomplete word, which is not searched for [DEC-045]", async () => {
		const { keyword, ask, asked } = stage();
		ask("ㅂ");
		await settled();
		expect([keyword.live.kind, asked.length]).toEqual(["idle", 0]);
	});

	it("are aborted when another text is typed or the bar goes, and never shown then", async () => {
		const { keyword, ask, asked } = stage();
		const leave = keyword.follow(() => "", never);
		ask("부산");
		keyword.typed("제주");
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
		keyword.typed("");
		expect(keyword.live).toEqual({ kind: "idle" });
	});

	it("do not stay loading when the text becomes one that is not searched for [DEC-045]", async () => {
		const { keyword, ask } = stage();
		ask("서울");
		keyword.typed("서울!");
		ask("서울!");
		expect(keyword.live).toEqual({ kind: "idle" });
	});

	it("are asked for once when a blank is typed behind the text, and again after a failure", async () => {
		const { keyword, ask, asked } = stage();
		ask("부산");
		keyword.typed("부산 ");
		ask("부산 ");
		expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false]);
		asked[0]?.answer();
		await settled();
		keyword.typed("부산");
		ask("부산");
		expect([asked.length, keyword.live.kind]).toEqual([1, "found"]);
		keyword.typed("부산 호");
		ask("부산 호");
		asked[1]?.answer(true);
		await settled();
		keyword.typed("부산 호 ");
		ask("부산 호 ");
		expect(asked.map(({ text }) => text)).toEqual(["부산", "부산 호", "부산 호"]);
	});

	it("are asked for again when the text is emptied in between", () => {
		const { keyword, ask, asked } = stage();
		ask("부산");
		keyword.typed("");
		ask("부산");
		expect([asked.length, keyword.live.kind]).toEqual([2, "asking"]);
	});
});
