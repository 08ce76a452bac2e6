// @vitest-environment node
import fc from "fast-check";
import { createMemoryRouter, data, type RouteObject, redirect, replace } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import { without } from "../../../scripts/build/removeUnused.ts";
import { unusedRouterParts } from "../../../scripts/build/routerParts.ts";
import { bundled } from "./bundled.ts";

interface Library {
	readonly createMemoryRouter: typeof createMemoryRouter;
	readonly data: typeof data;
	readonly redirect: typeof redirect;
	readonly replace: typeof replace;
}

/** Routes as this application uses them: loaders, redirects, refusals, crashes, lazy screens. */
function routesOf(library: Library): RouteObject[] {
	let calls = 0;
	const loader = () => ({ calls: ++calls });
	return [
		{
			id: "root",
			path: "/",
			loader,
			shouldRevalidate: () => false,
			ErrorBoundary: () => null,
			children: [
				{ id: "home", index: true, loader },
				{ id: "plain", path: "plain" },
				{ id: "stay", path: "stay/:id", loader: ({ params }) => ({ id: params.id, calls: ++calls }) },
				{ id: "moved", path: "moved", loader: () => library.redirect("/stay/9") },
				{ id: "replaced", path: "replaced", loader: () => library.replace("/?from=replaced") },
				{
					id: "refused",
					path: "refused",
					loader: () => {
						throw library.data("gone", { status: 410 });
					},
				},
				{
					id: "broken",
					path: "broken",
					loader: () => {
						throw new TypeError("broken");
					},
				},
				{ id: "late", path: "late", lazy: async () => ({ loader }) },
				{
					id: "kept",
					path: "kept",
					loader,
					shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
				},
			],
		},
	];
}

const step: fc.Arbitrary<Step> = fc.oneof(
	fc.record({
		to: fc.constantFrom(
			"/",
			"/?page=2",
			"/plain",
			"/plain#part",
			"/stay/1",
			"/stay/2?a=b#c",
			"/moved",
			"/replaced",
			"/refused",
			"/broken",
			"/late",
			"/kept?a=1",
			"/kept?a=2",
			"/nowhere",
		),
		replace: fc.boolean(),
	}),
	fc.record({ by: fc.constantFrom(-1, 1) }),
	fc.record({ again: fc.constant(true) }),
);
interface Step {
	readonly to?: string;
	readonly replace?: boolean;
	readonly by?: number;
	readonly again?: boolean;
}

async function walk(library: Library, steps: readonly Step[]): Promise<unknown[]> {
	const router = library.createMemoryRouter(routesOf(library), {
		hydrationData: { loaderData: { root: {}, home: {} } },
	});
	const seen: unknown[] = [];
	router.subscribe(({ navigation, revalidation }) => seen.push([navigation.state, revalidation]));
	for (const { to, replace, by, again } of steps) {
		if (to !== undefined)
			await router.navigate(to, { replace: replace ?? false }).catch((error: Error) => seen.push(error.name));
		else if (by !== undefined) await router.navigate(by);
		else if (again) await router.revalidate();
		const { historyAction, location, matches, loaderData, errors } = router.state;
		const { pathname, search, hash } = location;
		seen.push({
			historyAction,
			pathname,
			search,
			hash,
			loaderData,
			ids: matches.map(({ route }) => route.id),
		});
		seen.push(
			Object.entries(errors ?? {}).map(([id, error]) => [id, error?.name, error?.status, error?.data]),
		);
	}
	router.dispose();
	return JSON.parse(JSON.stringify(seen)) as unknown[];
}

describe("the trimmed-down router of the browser bundle", () => {
	let slim: Library;
	beforeAll(async () => {
		slim = await bundled(
			'export { createMemoryRouter, data, redirect, replace } from "react-router";',
			unusedRouterParts,
		);
	});

	it("navigates like the full library, with the same data and errors", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
				expect(await walk(slim, steps)).toEqual(
					await walk({ createMemoryRouter, data, redirect, replace }, steps),
				);
			}),
		);
	});

	it("throws when a removed part is called", () => {
		const router = slim.createMemoryRouter(routesOf(slim));
		expect(() => router.getFetcher("key")).toThrow("not in this bundle");
		router.dispose();
	});
});

describe("removing unused parts of a library", () => {
	it("replaces function bodies and known expressions, and removes methods and call arguments", () => {
		const code =
			'function a() { return 1; }\nif (dev.on) a();\ninvariant(x, "text");\nwarn("text");\nuse(() => 2);\nclass B { #c() {} d() {} }';
		expect(
			without(code, {
				file: "a.js",
				functions: { a: "" },
				methods: ["#c"],
				known: { "dev.on": "false" },
				parts: { "use(() =>": "0" },
				calls: { invariant: 1, warn: 0 },
			}),
		).toBe("function a() {  }\nif (false) a();\ninvariant(x);\n0;\n0;\nclass B {  d() {} }");
	});

	it("does not touch a longer expression that starts with a known one", () => {
		expect(() => without("dev.one()", { file: "a.js", known: { "dev.on": "false" } })).toThrow(
			"a.js has no dev.on",
		);
	});

	it("fails when the library no longer has such a part", () => {
		expect(() => without("a()", { file: "a.js", functions: { gone: "" } })).toThrow("a.js has no gone");
	});
});
