/** What a folder may and may not import: the architecture's table, as imports to plant. */
export interface BoundaryRule {
	/** Path of the planted file. */
	readonly file: string;
	readonly allowed: readonly string[];
	readonly refused: readonly string[];
	readonly refusedGlobals: readonly string[];
}

const frameworks = ["react", "react-dom/client", "react-router", "mobx", "mobx-react-lite", "inversify"];
const machines = ["node:fs", "fastify", "pg", "zod", "openapi-fetch"];
const outside = ["fetch", "localStorage", "sessionStorage", "window", "document", "process", "setTimeout"];
const shell = ["#main/entry-client.tsx", "#server/main.ts"];

export const boundaryRules: readonly BoundaryRule[] = [
	{
		file: "src/copy/planted.ts",
		allowed: ["./search.ts"],
		refused: [
			"#domain/shared/Won.ts",
			"#ports/Clock.ts",
			"#application/search/SearchStays.ts",
			"#adapters/clock/SystemClock.ts",
			"#contracts/content.d.ts",
			"#ui/routes.ts",
			"date-fns/addDays",
			"../domain/shared/Won.ts",
			...shell,
			...frameworks,
			...machines,
		],
		refusedGlobals: [],
	},
	{
		file: "src/domain/planted/planted.ts",
		allowed: ["#domain/shared/Won.ts", "#copy/search.ts", "./other.ts"],
		refused: [
			"#ports/Clock.ts",
			"#application/search/SearchStays.ts",
			"#adapters/clock/SystemClock.ts",
			"#contracts/content.d.ts",
			"#ui/routes.ts",
			"date-fns/addDays",
			"es-hangul",
			"../shared/Won.ts",
			"../../../server/main.ts",
			...shell,
			...frameworks,
			...machines,
		],
		refusedGlobals: ["Date", ...outside],
	},
	{
		file: "src/domain/shared/koreanTime.ts",
		allowed: ["./Won.ts"],
		refused: ["date-fns/addDays", "es-hangul", "#ports/Clock.ts", ...frameworks, ...machines],
		refusedGlobals: outside,
	},
	{
		file: "src/domain/search/keywordHelp.ts",
		allowed: ["es-hangul", "#domain/shared/Won.ts"],
		refused: ["date-fns/addDays", "#ports/Clock.ts", ...frameworks, ...machines],
		refusedGlobals: ["Date", ...outside],
	},
	{
		file: "src/ports/Planted.ts",
		allowed: ["#domain/shared/Won.ts", "./token.ts", "#ports/token.ts"],
		refused: [
			"#application/search/SearchStays.ts",
			"#adapters/clock/SystemClock.ts",
			"#contracts/content.d.ts",
			"#ui/routes.ts",
			"#copy/search.ts",
			"../domain/shared/Won.ts",
			...shell,
			...frameworks,
			...machines,
		],
		refusedGlobals: ["Date", ...outside],
	},
	{
		file: "src/application/planted/Planted.ts",
		allowed: [
			"#domain/shared/Won.ts",
			"#ports/Clock.ts",
			"#application/tokens.ts",
			"#copy/search.ts",
			"./Other.ts",
		],
		refused: [
			"#adapters/clock/SystemClock.ts",
			"#contracts/content.d.ts",
			"#ui/routes.ts",
			"../../ports/Clock.ts",
			...shell,
			...frameworks,
			...machines,
		],
		refusedGlobals: ["Date", ...outside],
	},
	{
		file: "src/adapters/planted/Planted.ts",
		allowed: [
			"#domain/shared/Won.ts",
			"#ports/Clock.ts",
			"#adapters/http/HttpCalls.ts",
			"#contracts/content.d.ts",
			"#copy/search.ts",
			"zod/mini",
			"openapi-fetch",
		],
		refused: ["#ui/routes.ts", "../../ui/routes.ts", "node:fs", "fastify", "pg", ...shell, ...frameworks],
		refusedGlobals: [],
	},
	{
		file: "src/ui/screens/planted/Planted.ts",
		allowed: [
			"#domain/shared/Won.ts",
			"#ports/Clock.ts",
			"#application/tokens.ts",
			"#copy/search.ts",
			"#ui/routes.ts",
			"react",
			"react-router",
			"mobx",
			"mobx-react-lite",
		],
		refused: [
			"#adapters/clock/SystemClock.ts",
			"#contracts/content.d.ts",
			"../../../adapters/clock/SystemClock.ts",
			"../../../main/entry-client.tsx",
			"inversify",
			"zod",
			"zod/mini",
			"openapi-fetch",
			"node:fs",
			...shell,
		],
		refusedGlobals: ["fetch", "localStorage", "sessionStorage", "XMLHttpRequest", "process"],
	},
	{
		file: "world/planted/planted.ts",
		allowed: ["#domain/shared/Won.ts", "#world/places/Place.ts", "./other.ts", "node:fs", "es-hangul"],
		refused: [
			"#server/platform/database/Database.ts",
			"../../server/main.ts",
			"../../src/domain/shared/Won.ts",
			"#ports/Clock.ts",
			"#application/search/SearchStays.ts",
			"#adapters/clock/SystemClock.ts",
			"#ui/routes.ts",
			"#main/entry-client.tsx",
			"fastify",
			"pg",
			"zod",
			...frameworks,
		],
		refusedGlobals: [],
	},
	{
		file: "server/planted/planted.ts",
		allowed: [
			"#domain/shared/Won.ts",
			"#copy/search.ts",
			"#contracts/content.d.ts",
			"fastify",
			"node:fs",
			"pg",
		],
		refused: [
			"#ui/routes.ts",
			"#application/search/SearchStays.ts",
			"#ports/Clock.ts",
			"#main/entry-server.tsx",
			"#adapters/http/HttpCalls.ts",
			"../../src/ui/routes.ts",
			"../../src/main/entry-server.tsx",
			"#world/makeWorld.ts",
			"../../world/makeWorld.ts",
			...frameworks,
		],
		refusedGlobals: [],
	},
	{
		file: "server/platform/render/planted.ts",
		allowed: ["#domain/shared/Won.ts", "fastify", "node:fs"],
		refused: [
			"#ui/routes.ts",
			"#application/search/SearchStays.ts",
			"#ports/Clock.ts",
			"#adapters/http/HttpCalls.ts",
			"#world/makeWorld.ts",
			...frameworks,
		],
		refusedGlobals: [],
	},
];
