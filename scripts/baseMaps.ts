import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gunzipSync } from "node:zlib";
import type { BaseMapPart, Box } from "../src/ui/map/BaseMapPart.ts";
import { districtsIn, type Topology } from "./baseMaps/districts.ts";
import { atlasLand, type CityLand, type Coarseness, cityLand } from "./baseMaps/landParts.ts";

/**
 * Generates the map that is shown where no tiles are configured, in parts that are loaded when they come into view: the world and nations
 * from Natural Earth, cities from `baseMaps/sources` (see its README for licences). Run it again when the product sells stays in new
 * places; `scripts/baseMaps/sources/lands` accepts further cities.
 */
const sources = "scripts/baseMaps/sources";
const folder = "src/ui/map/base";

const nations: Readonly<Record<string, readonly [box: Box, scale: "10m" | "50m", coarseness: Coarseness]>> = {
	FR: [[40, -7, 52, 11], "50m", { metres: 1_000, minIsland: 20 }],
	GB: [[48.5, -12, 61.5, 4], "50m", { metres: 1_000, minIsland: 20 }],
	JP: [[22, 121, 47, 149], "10m", { metres: 1_000, minIsland: 20 }],
	KR: [[31.5, 122.5, 43.5, 132.5], "10m", { metres: 300, minIsland: 1 }],
	SG: [[0.5, 102.8, 2.2, 105], "10m", { metres: 200, minIsland: 0.5 }],
	TH: [[4, 94, 22, 109], "50m", { metres: 1_000, minIsland: 10 }],
	TW: [[20.5, 117, 26.5, 123.5], "10m", { metres: 400, minIsland: 2 }],
	US: [[17, -162, 52, -64], "50m", { metres: 2_000, minIsland: 100 }],
	VN: [[7, 100, 24.5, 112], "50m", { metres: 1_000, minIsland: 10 }],
};

const unpacked = (file: string): string => gunzipSync(readFileSync(`${sources}/${file}`)).toString();
const atlas = (scale: string) =>
	JSON.parse(readFileSync(`node_modules/world-atlas/land-${scale}.json`, "utf8")) as {
		readonly objects: { readonly land: object };
	};

/** Whether a box lies within the area covered by the Korean district data. */
const isKorean = ([south, west, north, east]: Box): boolean =>
	south > 32.5 && north < 39 && west > 124.5 && east < 131;

function cityPart(name: string): BaseMapPart {
	const land = JSON.parse(unpacked(`lands/${name}.geo.json.gz`)) as CityLand;
	const [west, south, east, north] = land.properties.box;
	const box: Box = [south, west, north, east];
	const shapes = cityLand(land);
	const none = { borders: [], quarters: [], rivers: [], names: [] };
	const districts = isKorean(box) ? districtsIn(korea.districts, korea.quarters, box) : none;
	return { box, ...shapes, ...districts, rivers: [...shapes.rivers, ...districts.rivers] };
}

const korea = {
	districts: JSON.parse(unpacked("korea-sigungu-2018.topo.json.gz")) as Topology,
	quarters: JSON.parse(unpacked("korea-dong-2018.topo.json.gz")) as Topology,
};

const parts = new Map<string, BaseMapPart>([
	["world", atlasLand(atlas("110m"), null, { metres: 5_000, minIsland: 2_000 })],
	...Object.entries(nations).map(
		([code, [box, scale, coarseness]]) => [code, atlasLand(atlas(scale), box, coarseness)] as const,
	),
	...readdirSync(`${sources}/lands`).map((file) => {
		const name = file.slice(0, file.indexOf("."));
		return [name, cityPart(name)] as const;
	}),
]);

for (const [name, part] of parts) {
	const text = JSON.stringify(part);
	writeFileSync(`${folder}/${name}.generated.json`, `${text}\n`);
	console.log(`${name}: ${text.length} bytes, ${brotliCompressSync(text).length} as brotli`);
}
const boxes = Object.fromEntries([...parts].flatMap(([name, { box }]) => (box ? [[name, box]] : [])));
writeFileSync(`${folder}/../boxes.generated.json`, `${JSON.stringify(boxes)}\n`);
