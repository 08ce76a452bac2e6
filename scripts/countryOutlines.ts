import { readFileSync, writeFileSync } from "node:fs";
import { feature } from "topojson-client";

/**
 * Draws the outlines that the map shows where no tiles are configured: one small file a nation, from Natural Earth
 * (public domain, by way of world-atlas). Run it again when the product sells stays in another nation.
 */
const nations = {
	KR: ["410", "10m"],
	JP: ["392", "50m"],
	TW: ["158", "10m"],
	TH: ["764", "50m"],
	VN: ["704", "50m"],
	SG: ["702", "10m"],
	US: ["840", "50m"],
	GB: ["826", "50m"],
	FR: ["250", "50m"],
} as const;

const folder = "src/ui/screens/stay/map/outlines";
/** About a hundred metres. */
const decimals = 1_000;
/** Specks would only weigh. */
const leastPoints = 8;

const round = (degrees: number): number => Math.round(degrees * decimals) / decimals;

for (const [code, [id, scale]] of Object.entries(nations)) {
	const atlas = JSON.parse(readFileSync(`node_modules/world-atlas/countries-${scale}.json`, "utf8")) as {
		readonly objects: { readonly countries: object };
	};
	const found = feature(atlas, atlas.objects.countries).features.find((country) => country.id === id);
	if (!found) throw new Error(`the atlas has no ${code}`);
	const { geometry } = found;
	const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
	const rings = polygons.flatMap(([ring]) => (ring && ring.length >= leastPoints ? [ring] : []));
	const flat = rings.map((ring) =>
		ring.flatMap(([longitude, latitude]) => [round(latitude), round(longitude)]),
	);
	writeFileSync(`${folder}/${code}.generated.json`, `${JSON.stringify(flat)}\n`);
}
