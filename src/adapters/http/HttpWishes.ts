import { shellTexts } from "#domain/copy/shell.ts";
import type { WishedStay } from "#domain/stay/Stay.ts";
import type { Wishes } from "#ports/Wishes.ts";
import type { HttpCalls } from "./HttpCalls.ts";
import type { components } from "./schema/content.d.ts";

export class HttpWishes implements Wishes {
	readonly #calls: HttpCalls;

	constructor(calls: HttpCalls) {
		this.#calls = calls;
	}

	list({ signal }: { readonly signal?: AbortSignal | undefined } = {}) {
		return this.#calls.send(
			() => this.#calls.content.GET("/v1/wishs", signal ? { signal } : {}),
			({ wishs }) => wishs.map(wishedStay),
			{ silent: true },
		);
	}

	toggle(productIdx: number) {
		return this.#calls.send(
			() =>
				this.#calls.content.POST("/v1/wishs/products/{productIdx}", {
					params: { path: { productIdx } },
					body: { productIdx },
				}),
			({ wished }) => wished,
			{ failureText: shellTexts.action.wishFailed },
		);
	}
}

const wishedStay = (wish: components["schemas"]["Wish"]): WishedStay => ({
	id: wish.productIdx,
	name: wish.productName,
	typeName: wish.productType,
	imageUrl: wish.productImg,
	isAvailable: wish.avail,
	cityName: wish.city,
	stars: wish.star,
	eventTag: wish.eventTag,
	hashTags: wish.hashTag,
});
