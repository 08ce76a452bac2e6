/** The part of topojson-client that the scripts use; the package has no types. */
declare module "topojson-client" {
	type Position = readonly [longitude: number, latitude: number];
	type Geometry =
		| { readonly type: "Polygon"; readonly coordinates: readonly (readonly Position[])[] }
		| { readonly type: "MultiPolygon"; readonly coordinates: readonly (readonly (readonly Position[])[])[] };
	/** A region of a topology as stored, with its properties. */
	export interface Region {
		readonly properties: Readonly<Record<string, string>>;
	}
	export interface Collection {
		readonly geometries: readonly Region[];
	}
	export function feature(
		topology: object,
		object: object,
	): {
		readonly features: readonly {
			readonly properties: Readonly<Record<string, string>>;
			readonly geometry: Geometry;
		}[];
	};
	/** Returns the borders between regions, each only once. */
	export function mesh(
		topology: object,
		object: object,
		filter: (one: Region, other: Region) => boolean,
	): { readonly coordinates: readonly (readonly Position[])[] };
}
