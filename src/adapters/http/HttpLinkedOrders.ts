import type { CallOptions } from "#ports/CallOptions.ts";
import type { LinkedOrders } from "#ports/LinkedOrders.ts";
import { HttpPort } from "./HttpPort.ts";
import { bookingDetail } from "./wireBookings.ts";
import { dayOrNull } from "./wireStays.ts";
import { withSignal } from "./withSignal.ts";

export class HttpLinkedOrders extends HttpPort implements LinkedOrders {
	view(orderNum: string, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.GET("/v1/lmses/{orderNum}/confirm", {
					params: { path: { orderNum } },
					...withSignal(options),
				}),
			(data) => ({
				orderNumber: data.orderNum,
				confirmationNumber: data.confirmNum,
				startDate: dayOrNull(data.startDate),
				isSelectable: data.selectable,
				status: data.orderProductStatus,
			}),
		);
	}

	detail(orderNum: string, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.GET("/v1/books/num/{orderNum}/img-count/20", {
					params: { path: { orderNum } },
					...withSignal(options),
				}),
			bookingDetail,
		);
	}

	confirm(orderNum: string, confirmNum: string) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/lmses/{orderNum}/confirm/{confirmNum}", {
					params: { path: { orderNum, confirmNum } },
					body: { orderNum, confirmNum },
				}),
			() => null,
		);
	}

	cancel(orderNum: string) {
		return this.calls.send(
			() => this.calls.content.PUT("/v1/lmses/{orderNum}/cancel", { params: { path: { orderNum } } }),
			() => null,
		);
	}
}
