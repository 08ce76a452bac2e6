import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { appContext } from "#ui/app/AppState.ts";
import { loader } from "#ui/screens/search/search.route.tsx";

/** Returns where the results' loader redirects from a URL; null where it does not. */
async function leadsTo(address: string): Promise<string | null> {
	const context = new RouterContextProvider();
	context.set(appContext, screenApp({ signedIn: true }).app);
	const request = new Request(`http://localhost${address}`);
	try {
		await loader({ request, params: {}, context } as never);
		return null;
	} catch (thrown) {
		if (thrown instanceof Response) return thrown.headers.get("location");
		throw thrown;
	}
}

it.each(["부산", "강릉 호텔", "a+b & c"])(
	"a wish pressed on the results for '%s' survives login and the correction of the address [DEC-042, DEC-094]",
	async (searchText) => {
		const asked = new URLSearchParams({ searchText, type: "wish", idx: "16" });
		const repaired = await leadsTo(`/search?${asked}`);
		const query = new URL(repaired ?? "", "http://localhost").searchParams;
		expect([query.get("searchText"), query.get("type"), query.get("idx")]).toEqual([
			searchText,
			"wish",
			"16",
		]);
		expect(await leadsTo(repaired ?? "")).toBeNull();
	},
);

it("an invalid action is removed from the address like any other unknown parameter [DEC-042]", async () => {
	const repaired = await leadsTo("/search?searchText=busan&type=nothing&idx=16&utm_source=x");
	expect(repaired).toMatch(/^\/search\?.*searchText=busan/);
	expect(repaired).not.toMatch(/type=|idx=|utm/);
	expect(await leadsTo(repaired ?? "")).toBeNull();
});
