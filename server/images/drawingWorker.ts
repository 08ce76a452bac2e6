import { parentPort } from "node:worker_threads";
import { pictureOf } from "../world/illustrations/catalogue.ts";
import { drawPicture } from "../world/illustrations/drawPicture.ts";

export interface DrawingOrder {
	readonly id: number;
	readonly key: string;
	readonly pixels: number;
}

export type DrawingAnswer =
	| { readonly id: number; readonly svg: string }
	| { readonly id: number; readonly error: string };

parentPort?.on("message", async ({ id, key, pixels }: DrawingOrder) => {
	let answer: DrawingAnswer;
	try {
		const picture = pictureOf(key);
		if (!picture) throw new Error(`no picture ${key}`);
		answer = { id, svg: await drawPicture(picture, pixels) };
	} catch (error) {
		answer = { id, error: String(error) };
	}
	parentPort?.postMessage(answer);
});
