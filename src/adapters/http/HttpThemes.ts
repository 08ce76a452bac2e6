import type { components } from "#contracts/content.d.ts";
import type { Theme } from "#domain/content/Theme.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Themes } from "#ports/Themes.ts";
import { HttpPort } from "./HttpPort.ts";
import { staySummary, wireSearchFields } from "./wireStays.ts";
import { withSignal } from "./withSignal.ts";

export class HttpThemes extends HttpPort implements Themes {
	list(options: CallOptions = {}) {
		return this.calls.send(
			() => this.calls.content.GET("/v1/theme-products", withSignal(options)),
			({ themes }) => themes.map(themeOf),
		);
	}

	content(id: number, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.GET("/v1/theme-products/content/{id}", {
					params: { path: { id } },
					...withSignal(options),
				}),
			({ content }) => ({ ...themeOf(content), html: content.html }),
		);
	}

	stays(id: number, condition: SearchCondition, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/theme-products/{id}", {
					params: { path: { id } },
					body: wireSearchFields(condition),
					...withSignal(options),
				}),
			({ products }) => products.map(staySummary),
		);
	}
}

const themeOf = (theme: components["schemas"]["Theme"]): Theme => ({
	id: theme.idx,
	title: theme.title,
	imageUrl: theme.imgUrl,
});
