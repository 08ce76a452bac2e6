import fc from "fast-check";
import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import { addresses } from "#domain/navigation/addresses.ts";

const all = Object.entries(addresses);
const ids = fc.oneof(fc.nat().map(String), fc.stringMatching(/^[\w가-힣 &?#+=-]{1,20}$/));
const idIn = (pattern: string, path: string) => {
	const matches = matchRoutes([{ path: pattern }], path);
	return matches && Object.values(matches[0]?.params ?? {})[0];
};

describe("the address table", () => {
	it.each(all)(
		"has the address %s, from which the router reads the id it was built with",
		(_, { pattern, to }) => {
			fc.assert(
				fc.property(ids, (id) => {
					expect(idIn(pattern, to(id))).toBe(id);
				}),
			);
		},
	);

	it("has no path that matches two screens", () => {
		fc.assert(
			fc.property(fc.constantFrom(...all), fc.nat(), ([name, { to }], id) => {
				const taken = all.filter(([, { pattern }]) => idIn(pattern, to(id)) !== null);
				expect(taken.map(([found]) => found)).toEqual([name]);
			}),
		);
	});
});
