import { createMemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { RouterNavigation } from "#ui/app/RouterNavigation.ts";
import { shouldRevalidate as comparison } from "#ui/screens/compare/compare.route.tsx";
import { shouldRevalidate as event } from "#ui/screens/event/event.route.tsx";
import { shouldRevalidate as home } from "#ui/screens/home/home.route.tsx";
import { shouldRevalidate as options } from "#ui/screens/options/options.route.tsx";
import { shouldRevalidate as search } from "#ui/screens/search/search.route.tsx";
import { shouldRevalidate as stay } from "#ui/screens/stay/stay.route.tsx";
import { shouldRevalidate as theme } from "#ui/screens/theme/theme.route.tsx";

/** A page at a URL, with how often its data was requested. */
async function pageAt(address: string, shouldRevalidate: typeof home) {
	let asked = 0;
	const loader = () => {
		asked += 1;
		return null;
	};
	const [path = ""] = address.split("?");
	const router = createMemoryRouter([{ path, loader, shouldRevalidate, Component: () => null }], {
		initialEntries: [address],
	});
	await expect.poll(() => router.state.initialized && router.state.navigation.state).toBe("idle");
	asked = 0;
	const navigation = new RouterNavigation();
	navigation.attach(router);
	return { router, navigation, asked: () => asked };
}

describe("a page whose data depends on the signed-in member", () => {
	it.each([
		["/", home, "/?x=1"],
		["/search?searchText=a", search, "/search?searchText=a&sort=priceAsc"],
		["/products/1?adtCnt=2", stay, "/products/1?adtCnt=3"],
		["/products/1/options?adtCnt=2", options, "/products/1/options?adtCnt=2#top"],
		["/theme/1", theme, "/theme/1?adtCnt=3"],
		["/events/1", event, "/events/1?type=coupon&idx=1"],
		["/compare?stays=1", comparison, "/compare?stays=2"],
	])(
		"reloads its data after a login or logout, but not after a change of its own address: %s [DEC-186, DEC-091]",
		async (address, shouldRevalidate, changed) => {
			const { router, navigation, asked } = await pageAt(address, shouldRevalidate);
			await router.navigate(changed, { replace: true });
			await router.revalidate();
			expect(asked()).toBe(0);
			await navigation.refresh();
			expect(asked()).toBe(1);
			await router.navigate(address, { replace: true });
			expect(asked()).toBe(1);
		},
	);
});
