import type { components } from "#contracts/content.d.ts";
import type { StayTerms } from "#domain/search/SearchCondition.ts";
import { won } from "#domain/shared/Won.ts";
import type { WishedStay } from "#domain/stay/Stay.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Wishes } from "#ports/Wishes.ts";
import { HttpPort } from "./HttpPort.ts";
import { wireStayTerms } from "./wireStays.ts";
import { withSignal } from "./withSignal.ts";

export class HttpWishes extends HttpPort implements Wishes {
	list(terms: StayTerms | null, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.GET("/v1/wishs", {
					params: { query: terms ? wireStayTerms(terms) : {} },
					...withSignal(options),
				}),
			({ wishs }) => wishs.map(wishedStay),
		);
	}

	share(options: CallOptions = {}) {
		return this.calls.send(
			() => this.calls.content.GET("/v1/wish-share", withSignal(options)),
			({ token }) => token,
		);
	}

	beginShare() {
		return this.calls.send(
			() => this.calls.content.POST("/v1/wish-share", { body: {} }),
			({ token }) => token,
		);
	}

	endShare() {
		return this.calls.send(
			() => this.calls.content.DELETE("/v1/wish-share"),
			() => null,
		);
	}

	shared(token: string, terms: StayTerms, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.GET("/v1/wish-shares/{token}", {
					params: { path: { token }, query: wireStayTerms(terms) },
					...withSignal(options),
				}),
			({ ownerName, wishs }) => ({ ownerName, stays: wishs.map(wishedStay) }),
		);
	}

	toggle(productIdx: number) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/wishs/products/{productIdx}", {
					params: { path: { productIdx } },
					body: { productIdx },
				}),
			({ wished }) => wished,
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
	price: wish.price && {
		total: wish.price.totalAmount === null ? null : won(wish.price.totalAmount),
		first: wish.price.firstAmount === null ? null : won(wish.price.firstAmount),
	},
});
