declare module "subset-font" {
	interface Options {
		readonly targetFormat: "woff2";
		readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
		readonly noLayoutClosure: boolean;
	}
	export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
