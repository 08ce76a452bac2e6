import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { couponOf } from "#tests/support/membershipFixtures.ts";
import { UsableCoupons } from "#ui/screens/options/parts/UsableCoupons.tsx";

it("tells of each coupon that a plan takes what it asks for and until when, with the year [DEC-159]", () => {
	const expiresOn = stayDateOf("2027-04-26");
	const coupons = [
		couponOf(1, { name: "만원", expiresOn, needsMinimum: true, minimumAmount: won(50_000) }),
		couponOf(2, { name: "오천원", expiresOn }),
	];
	render(<UsableCoupons coupons={coupons} />);
	expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
		expect.stringMatching(/^만원.*50,000원.* · 2027\.04\.26까지/),
		expect.stringMatching(/^오천원2027\.04\.26까지/),
	]);
});

it("says nothing where a plan takes none [DEC-159]", () => {
	expect(render(<UsableCoupons coupons={[]} />).container.textContent).toBe("");
});
