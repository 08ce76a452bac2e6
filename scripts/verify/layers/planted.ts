import { layerProblems } from "./layerProblems.ts";

interface Planting {
	readonly files: Readonly<Record<string, string>>;
	/** `rule place` of every problem that must be found, and no others. */
	readonly found: readonly string[];
}

const forms: readonly ((name: string) => string)[] = [
	(name) => `import { a } from "${name}";`,
	(name) => `import type { A } from "${name}";`,
	(name) => `export * from "${name}";`,
	(name) => `export const load = () => import("${name}");`,
	(name) => `export type B = import("${name}").B;`,
];

const upwards: readonly (readonly [string, string])[] = [
	["server/platform/http/planted.ts", "#server/catalogue/stay/a.ts"],
	["server/platform/http/planted.ts", "../../services/Services.ts"],
	["server/catalogue/stay/planted.ts", "#server/members/wish/a.ts"],
	["server/members/wish/planted.ts", "#server/commerce/booking/a.ts"],
	["server/commerce/booking/planted.ts", "../../services/Handler.ts"],
	["server/services/content/planted.ts", "#server/compose.ts"],
	["src/domain/stay/planted.ts", "../../../server/main.ts"],
	["server/platform/images/planted.ts", "#world/illustrations/drawPicture.ts"],
	["server/main.ts", "../world/makeWorld.ts"],
	["world/planted.ts", "#server/platform/database/Database.ts"],
	["world/stays/planted.ts", "../../server/config.ts"],
	["world/stays/planted.ts", "#application/search/SearchStays.ts"],
	["src/domain/stay/planted.ts", "#world/stays/Stay.ts"],
];

const sql = [
	'const a = "SELECT 1";',
	"const a = `SELECT a FROM b`;",
	`const a = \`INSERT INTO \${table} (a) VALUES ($1)\`;`,
	`const a = \`UPDATE order_product op SET status = \${status}\`;`,
	'const a = { text: "DELETE FROM b" };',
	'const a = "delete from b";',
	"const a = one + ` AND member_id = $2`;",
];

const plantings: readonly Planting[] = [
	...upwards.flatMap(([file, name]) =>
		forms.map((form) => ({ files: { [file]: form(name) }, found: [`upward ${file}`] })),
	),
	...forms.map((form) => ({
		files: {
			"server/platform/a/one.ts": form("#server/platform/b/two.ts"),
			"server/platform/b/two.ts": form("../c/three.ts"),
			"server/platform/c/three.ts": form("#server/platform/a/other.ts"),
		},
		found: ["cycle server/platform/a", "cycle server/platform/b", "cycle server/platform/c"],
	})),
	{
		files: {
			"src/ui/screens/stay/Screen.ts": 'import "./parts/Part.ts";',
			"src/ui/screens/stay/parts/Part.ts": 'import "../Screen.ts";',
			"server/services/content/a.ts":
				'import "#server/commerce/booking/b.ts"; import "#domain/stay/Stay.ts";',
			"server/compose.ts": 'import "./services/content/a.ts"; // SELECT a FROM b',
			"server/commerce/booking/store/Store.ts": `export const a = "SELECT 1";`,
			"server/commerce/booking/words.ts": 'export const a = "Choose one from these, then update it.";',
		},
		found: [],
	},
	...sql.map((line) => ({
		files: { "server/commerce/booking/planted.ts": line },
		found: ["sql server/commerce/booking/planted.ts"],
	})),
];

/** Returns what the check misses in files that break a rule, and what it reports in files that keep all rules. */
export function undetectedViolations(): { readonly count: number; readonly problems: readonly string[] } {
	const problems = plantings.flatMap(({ files, found }) => {
		const seen = layerProblems(new Map(Object.entries(files))).map(({ rule, place }) => `${rule} ${place}`);
		const isRight = seen.sort().join("\n") === [...found].sort().join("\n");
		return isRight
			? []
			: [
					`Planted ${JSON.stringify(files)}: found ${JSON.stringify(seen)}, expected ${JSON.stringify(found)}`,
				];
	});
	return { count: plantings.length, problems };
}
