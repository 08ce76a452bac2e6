/** The part of topojson-client that the scripts use; the package brings no types. */
declare module "topojson-client" {
	type Position = readonly [longitude: number, latitude: number];
	type Geometry =
		| { readonly type: "Polygon"; readonly coordinates: readonly (readonly Position[])[] }
		| { readonly type: "MultiPolygon"; readonly coordinates: readonly (readonly (readonly Position[])[])[] };
	export function feature(
		topology: object,
		object: object,
	): { readonly features: readonly { readonly id?: string; readonly geometry: Geometry }[] };
}
