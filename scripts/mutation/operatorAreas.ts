import type { Area } from "./Area.ts";

const commands = (names: string): readonly string[] =>
	names.split(" ").map((name) => `server/ops/${name}.ts`);

/** What operators and the clock do to bookings, prices and members. */
export const operatorAreas: readonly Area[] = [
	{
		// The states of bookings, extra charges and vouchers; whether the books agree.
		name: "server/ops/bookings",
		mutate: commands("checkVoucher orderMoves verifyBooks"),
		tests: ["tests/server/ops/{bookingTexts,operatorTexts,runCommand,verifyBooks}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		// What is given to members: coupons, benefits, grades.
		name: "server/ops/members",
		mutate: commands("arguments companyCommands couponCommands memberCommands"),
		tests: ["tests/server/ops/{arguments,couponCommands,leftArguments,memberCommands,memberTexts}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		// Prices and stock, entered night by night or imported.
		name: "server/ops/nights",
		mutate: [...commands("nightCommands nightOverrides"), "server/ops/line/*.ts"],
		tests: [
			"tests/server/ops/{importCatalogue,importFaults,importedStay,leftArguments,nightLimits,nightOverrides}.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		// What is published for everybody.
		name: "server/ops/content",
		mutate: commands("contentCommands displayCommands eventCommands publishing"),
		tests: ["tests/server/ops/{contentCommands,displayCommands,leftArguments,publishingTexts}.test.ts"],
		stopsAtFirst: true,
		atLeast: 80,
	},
	{
		name: "server/jobs",
		mutate: ["server/jobs/cleanUp.ts"],
		tests: [
			"tests/server/jobs/{cleanUp,jobs,oneThatFails}.test.ts",
			"tests/server/members/privacy/oldOrders.test.ts",
		],
		stopsAtFirst: true,
		atLeast: 80,
	},
];
