import type { Area } from "./Area.ts";
import { commerceAreas } from "./commerceAreas.ts";
import { memberAreas } from "./memberAreas.ts";
import { operatorAreas } from "./operatorAreas.ts";
import { platformAreas } from "./platformAreas.ts";

/** The server's use cases and rules, without the stores' SQL: one area per folder, so that each takes minutes. */
const server: readonly Area[] = [
	...platformAreas,
	{
		name: "server/catalogue/places",
		mutate: [
			"server/catalogue/stay/popular.ts",
			"server/catalogue/stay/keywordAnswers.ts",
			"server/catalogue/stay/comparedPrices.ts",
			"server/catalogue/stay/images.ts",
		],
		tests: ["tests/server/catalogue/stay/{images,placeCalls}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/catalogue/found",
		mutate: [
			"server/catalogue/search/findStays.ts",
			"server/catalogue/search/PriceFilter.ts",
			"server/catalogue/search/StayWish.ts",
		],
		tests: ["tests/server/catalogue/search/{corrected,priceFilter,search,stayWish}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/catalogue/review",
		mutate: ["server/catalogue/review/*.ts"],
		tests: ["tests/server/catalogue/review/*.test.ts", "tests/server/ops/memberCommands.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/members/inquiry",
		mutate: ["server/members/inquiry/*.ts"],
		tests: ["tests/server/members/inquiry/*.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/catalogue/pricing",
		mutate: ["server/catalogue/pricing/*.ts"],
		tests: ["tests/server/catalogue/pricing/*.test.ts"],
		atLeast: 80,
	},
	{
		name: "server/catalogue/shown",
		mutate: ["event", "comparison", "offer", "theme", "content", "inventory"].map(
			(folder) => `server/catalogue/${folder}/*.ts`,
		),
		tests: [
			"tests/server/catalogue/{comparison,content,event,inventory,offer}/*.test.ts",
			"tests/server/catalogue/shelves.test.ts",
			"tests/contract/calls/contentCalls.test.ts",
			"tests/server/commerce/booking/ownHold.test.ts",
		],
		stopsAtFirst: true,
		longestTest: 60_000,
		atLeast: 80,
	},
	{
		// Calls that only delegate, and their answers.
		name: "server/services",
		mutate: [
			"server/services/internal-auth/*Session.ts",
			"server/services/content/listUserCoupons.ts",
			"server/services/answers/couponAnswer.ts",
			"server/services/answers/reviewedBookingAnswer.ts",
		],
		tests: [
			"tests/server/commerce/coupon/couponCalls.test.ts",
			"tests/server/members/{inquiry/inquiries,session/sessions}.test.ts",
			"tests/server/catalogue/review/reviews.test.ts",
		],
		atLeast: 80,
	},
	{
		// The amounts and terms of stays and plans, as they are told.
		name: "server/catalogue/amounts",
		mutate: [
			"cancelPolicyAnswer",
			"highestMemberAmount",
			"ledgerAnswer",
			"loadPromotion",
			"planItem",
			"productPrices",
		].map((file) => `server/catalogue/stay/${file}.ts`),
		tests: ["tests/server/catalogue/stay/stayCalls.test.ts", "tests/contract/ledgerLines.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	...commerceAreas,
	...memberAreas,
	...operatorAreas,
];

export const serverAreas: readonly Area[] = server.map((area) => ({ ...area, loadsSlowly: true }));
