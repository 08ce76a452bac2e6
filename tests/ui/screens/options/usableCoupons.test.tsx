import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { couponOf } from "#tests/support/membershipFixtures.ts";
import { UsableCoupons } from "#ui/screens/options/parts/UsableCoupons.tsx";

it("each coupon usable for a rate plan is shown with its minimum amount and expiry date including the year [DEC-159]", () => {
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

it("nothing is shown when no coupon is usable for a rate plan [DEC-159]", () => {
	expect(render(<UsableCoupons coupons={[]} />).container.textContent).toBe("");
});
